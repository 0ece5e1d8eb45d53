// Left out by the manifest, since it does not compile.
struct Draft: Unfinished {}

// On Linux the only source that SwiftPM compiles as it is: those in `App` are bridged, see `Plugins/BridgeUIKit`.

// The module is empty on purpose: it answers the cross-import overlay of Testing and CoreGraphics.

/** Anchors what stands over the foot of the window, so that messages come above it. */
export const bottomAnchor = '--foot'

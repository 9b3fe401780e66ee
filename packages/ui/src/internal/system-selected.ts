/** A selected item in forced colours: filled with the system's selection colours, distinct from the focus ring. */
export const systemSelected = {
  forcedColorAdjust: 'none',
  borderColor: 'Highlight',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
} as const

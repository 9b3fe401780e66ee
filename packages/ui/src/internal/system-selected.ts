/**
 * What is chosen, in a palette of the reader's own (forced colours), which knows none of our fills. It is filled as the
 * system fills what is chosen there, so that the ring of the focus around it still says something of its own.
 */
export const systemSelected = {
  forcedColorAdjust: 'none',
  borderColor: 'Highlight',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
} as const

import type { ThemeValues } from './semantic.ts'

type Color = ThemeValues['color']

/** A foreground and a background colour with the contrast ratio that WCAG 2.2 AA requires. */
export type ContrastPair = {
  readonly name: string
  readonly foreground: string
  readonly background: string
  readonly minimumRatio: 4.5 | 3
}

const pageSurfaces = ({ surface }: Color) =>
  Object.entries({ page: surface.page, raised: surface.raised, sunken: surface.sunken })

const tintedSurfaces = ({ surface }: Color) =>
  Object.entries({ brand: surface.brand, soap: surface.soap, sun: surface.sun })

/** Every colour pair used by components; tests check each of them in every theme. */
export const contrastPairs = (color: Color): readonly ContrastPair[] => {
  const pairs: ContrastPair[] = []
  const add = (name: string, foreground: string, background: string, minimumRatio: 4.5 | 3) =>
    void pairs.push({ name, foreground, background, minimumRatio })

  for (const [surface, value] of pageSurfaces(color)) {
    for (const role of ['primary', 'secondary', 'muted', 'brand'] as const)
      add(`text.${role} on surface.${surface}`, color.text[role], value, 4.5)
    for (const [role, tone] of Object.entries(color.action)) {
      add(`action.${role}.text on surface.${surface}`, tone.text, value, 4.5)
      add(`action.${role}.border on surface.${surface}`, tone.border, value, 3)
    }
    for (const [role, tone] of Object.entries(color.status)) {
      add(`status.${role}.text on surface.${surface}`, tone.text, value, 4.5)
      add(`status.${role}.border on surface.${surface}`, tone.border, value, 3)
    }
    add(`border.control on surface.${surface}`, color.border.control, value, 3)
    add(`border.selected on surface.${surface}`, color.border.selected, value, 3)
    add(`focus.ring on surface.${surface}`, color.focus.ring, value, 3)
  }

  for (const [surface, value] of tintedSurfaces(color)) {
    add(`text.primary on surface.${surface}`, color.text.primary, value, 4.5)
    add(`text.secondary on surface.${surface}`, color.text.secondary, value, 4.5)
    add(`text.brand on surface.${surface}`, color.text.brand, value, 4.5)
    add(`focus.ring on surface.${surface}`, color.focus.ring, value, 3)
  }
  add('text.inverse on surface.inverse', color.text.inverse, color.surface.inverse, 4.5)

  for (const [role, tone] of Object.entries(color.action))
    for (const state of ['rest', 'hover', 'active'] as const) {
      add(`action.${role}.foreground on solid.${state}`, tone.foreground, tone.solid[state], 4.5)
      add(`action.${role}.text on subtle.${state}`, tone.text, tone.subtle[state], 4.5)
    }

  for (const [role, tone] of Object.entries(color.status)) {
    add(`status.${role}.foreground on solid`, tone.foreground, tone.solid, 4.5)
    add(`status.${role}.text on subtle`, tone.text, tone.subtle, 4.5)
    add(`text.primary on status.${role}.subtle`, color.text.primary, tone.subtle, 4.5)
    add(`text.brand on status.${role}.subtle`, color.text.brand, tone.subtle, 4.5)
  }
  for (const role of ['primary', 'neutral', 'danger'] as const)
    add(`action.${role}.solid on surface.page`, color.action[role].solid.rest, color.surface.page, 3)
  return pairs
}

import type { ComponentPropsWithRef, ElementType } from 'react'

/**
 * The attributes of an element that a finished component lets through: everything but `className` and `style`,
 * so that a gap in the system shows up as a gap instead of being patched from outside.
 */
export type Html<Tag extends ElementType, Own extends string = never> = Omit<
  ComponentPropsWithRef<Tag>,
  'className' | 'style' | 'color' | 'dangerouslySetInnerHTML' | Own
>

import type { ComponentPropsWithRef, ElementType } from 'react'

/** The attributes of an element that a component passes on: all but `className` and `style`. */
export type Html<Tag extends ElementType, Own extends string = never> = Omit<
  ComponentPropsWithRef<Tag>,
  'className' | 'style' | 'color' | 'dangerouslySetInnerHTML' | Own
>

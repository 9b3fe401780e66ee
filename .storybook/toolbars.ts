import type { Preview } from '@storybook/react-vite'

type Toolbar = NonNullable<Preview['globalTypes']>[string]

const createToolbar = (
  title: string,
  icon: string,
  description: string,
  items: Readonly<Record<string, string>>,
): Toolbar => ({
  description,
  toolbar: {
    icon: icon as 'globe',
    title,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
  },
})

/** The toolbar of every story. */
export const toolbars: NonNullable<Preview['globalTypes']> = {
  language: createToolbar('Language', 'globe', 'Language of the words', {
    es: 'Español',
    en: 'English',
    pseudo: 'Pseudo-long (layout check)',
  }),
  theme: createToolbar('Theme', 'contrast', 'Theme', {
    light: 'Light',
    dark: 'Dark',
    'high-contrast': 'High contrast',
  }),
  textSize: createToolbar('Text size', 'zoom', 'Size of the reader’s own text (WCAG 1.4.4)', {
    '100': 'Text 100 %',
    '125': 'Text 125 %',
    '150': 'Text 150 %',
    '175': 'Text 175 %',
    '200': 'Text 200 %',
  }),
  motion: createToolbar('Motion', 'lightning', 'Motion', { full: 'Motion', reduced: 'Reduced motion' }),
  persona: createToolbar('Persona', 'user', 'Who looks at a screen', {
    visitor: 'Visitor',
    private: 'Personal customer',
    business: 'Business customer',
    store: 'Store mode',
  }),
}

export const defaultGlobals = {
  language: 'es',
  theme: 'light',
  textSize: '100',
  motion: 'full',
  persona: 'visitor',
}

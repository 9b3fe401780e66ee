import { ContrastIcon, MoonIcon, SettingsIcon, SunIcon } from '../media/subject-icons.ts'
import { SegmentedControl } from './segmented-control.tsx'

const icons = {
  system: <SettingsIcon />,
  light: <SunIcon />,
  dark: <MoonIcon />,
  'high-contrast': <ContrastIcon />,
}

/** The selected theme; `system` follows the device. */
export type ThemeChoice = keyof typeof icons
const choices = Object.keys(icons) as ThemeChoice[]

export type ThemeSwitchProps = {
  /** Accessible name: "Colores". */
  readonly label: string
  readonly value: ThemeChoice
  readonly onValueChange: (theme: ThemeChoice) => void
  /** Label of each theme. */
  readonly labels: Readonly<Record<ThemeChoice, string>>
}

/** Selects the theme. */
export function ThemeSwitch({ label, value, onValueChange, labels }: ThemeSwitchProps) {
  return (
    <SegmentedControl
      label={label}
      value={value}
      onValueChange={onValueChange}
      options={choices.map((choice) => ({ value: choice, label: labels[choice], icon: icons[choice] }))}
    />
  )
}

import { ContrastIcon, MoonIcon, SettingsIcon, SunIcon } from '../media/subject-icons.ts'
import { SegmentedControl } from './segmented-control.tsx'

const icons = {
  system: <SettingsIcon />,
  light: <SunIcon />,
  dark: <MoonIcon />,
  'high-contrast': <ContrastIcon />,
}

/** What the customer asks of the colours; `system` follows the device. */
export type ThemeChoice = keyof typeof icons
const choices = Object.keys(icons) as ThemeChoice[]

export type ThemeSwitchProps = {
  /** Names the choice: "Colores". */
  readonly label: string
  readonly value: ThemeChoice
  readonly onValueChange: (theme: ThemeChoice) => void
  /** A word for each, one below its icon. */
  readonly labels: Readonly<Record<ThemeChoice, string>>
}

/** Light, dark, high contrast, or as the device says. */
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

import type { Theme } from '@maidan/contract'
import { THEMES } from '@maidan/contract/facts'
import { shellText } from '@maidan/locales'
import { showToast, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { Moon, Sun, SunMoon } from 'lucide-react'
import { useChooseTheme } from '../../../features/session/theme.ts'
import { isTheme, useTheme } from '../../../lib/theme/theme.ts'

const looks = {
  system: { text: 'themeSystem', icon: SunMoon },
  light: { text: 'themeLight', icon: Sun },
  dark: { text: 'themeDark', icon: Moon },
} as const satisfies Record<Theme, object>

/** In a bar of its own, or in a line among smaller things. */
const sizeClass = { bar: 'size-[44px]', line: 'size-9' } as const

/** Light, dark, or as the device is: the phone's own picker below a sign of the present one. */
export function ThemeSelect({ look = 'bar' }: { look?: keyof typeof sizeClass }) {
  const t = useText(shellText)
  const theme = useTheme()
  const choose = useChooseTheme()
  const Icon = looks[theme].icon
  return (
    <div
      className={clsx(
        'relative flex shrink-0 items-center justify-center rounded-full transition focus-within:ring-2 focus-within:ring-floodlight hover:bg-field-800',
        sizeClass[look],
      )}
      title={t('theme')}
    >
      <Icon aria-hidden className="size-5 text-quiet" />
      <select
        aria-label={t('theme')}
        className="absolute inset-0 size-full opacity-0"
        onChange={({ target: { value } }) => {
          if (isTheme(value))
            choose.mutate(value, { onError: () => showToast(t('themeNotKept'), 'bad') })
        }}
        value={theme}
      >
        {THEMES.map((one) => (
          <option key={one} value={one}>
            {t(looks[one].text)}
          </option>
        ))}
      </select>
    </div>
  )
}

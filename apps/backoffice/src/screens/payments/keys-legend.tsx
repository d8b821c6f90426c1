import { cashierText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { KeyHint } from '../../parts/key-hint.tsx'

/** The keys of the queue, for those who have a keyboard. */
export function KeysLegend() {
  const t = useText(cashierText)
  const keys = [
    [['j', 'k'], t('keyMove')],
    [['Enter'], t('keyOpen')],
    [['c'], t('claim')],
    [['a'], t('approve')],
    [['r'], t('reject')],
    [['/'], t('keySearch')],
    [['Esc'], t('keyClose')],
  ] as const
  return (
    <ul
      aria-label={t('keys')}
      className="hidden min-w-0 flex-1 items-center gap-x-3 overflow-hidden text-xs text-quiet lg:flex"
    >
      {keys.map(([names, word]) => (
        <li className="flex shrink-0 items-center gap-1" key={word}>
          {names.map((name) => (
            <KeyHint key={name} name={name} />
          ))}
          <span className="sr-only">{names.join(', ')}: </span>
          {word}
        </li>
      ))}
    </ul>
  )
}

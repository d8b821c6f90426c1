import type { BreakLength } from '@maidan/contract/facts'
import { protectionText } from '@maidan/locales'
import { clsx } from 'clsx'
import { useId } from 'react'
import { useText } from '../../lib/text/language.ts'

type Props = {
  lengths: readonly BreakLength[]
  chosen: BreakLength | null
  onChoose: (length: BreakLength) => void
}

const groups = [
  { title: 'coolOff', lengths: ['day1', 'days7', 'days30', 'days42'] },
  { title: 'selfExclusion', lengths: ['months6', 'year1', 'years5'] },
] as const satisfies readonly { title: string; lengths: readonly BreakLength[] }[]

/** How long a break is to be: the short ones and the long ones, as one choice. */
export function BreakLengths({ lengths, chosen, onChoose }: Props) {
  const t = useText(protectionText)
  const name = useId()
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{t('choose')}</legend>
      {groups.map((group) => {
        const offered = group.lengths.filter((length) => lengths.includes(length))
        return (
          offered.length > 0 && (
            <div className="flex flex-col gap-2" key={group.title}>
              <p className="text-sm font-semibold text-quiet">{t(group.title)}</p>
              <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
                {offered.map((length) => (
                  <label className={choiceClass(length === chosen)} key={length}>
                    <input
                      checked={length === chosen}
                      className="sr-only"
                      name={name}
                      onChange={() => onChoose(length)}
                      type="radio"
                      value={length}
                    />
                    {t(length)}
                  </label>
                ))}
              </div>
            </div>
          )
        )
      })}
    </fieldset>
  )
}

function choiceClass(isChosen: boolean): string {
  return clsx(
    'flex min-h-12 cursor-pointer items-center justify-center rounded-card border px-3 text-sm font-semibold transition has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-floodlight',
    isChosen ? 'border-floodlight bg-field-700 text-text' : 'border-edge bg-field-900 text-quiet',
  )
}

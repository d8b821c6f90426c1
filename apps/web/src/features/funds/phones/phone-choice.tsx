import { Smartphone } from 'lucide-react'
import { useId } from 'react'
import { ChoiceCard } from '../choice/choice-card.tsx'
import { ChoiceGroup } from '../choice/choice-group.tsx'

export type OwnPhone = {
  number: string
  isMain: boolean
  /** From when a new number may be paid to; left out once it may. */
  payableFrom?: string
}

type Props = {
  title: string
  texts: { main: string; other: string }
  /** What stands at a number instead, such as that it may not be paid to yet. */
  noteOf?: (phone: OwnPhone) => string | undefined
  phones: readonly OwnPhone[]
  chosen: string
  onChoose: (number: string) => void
}

/** The player's own numbers, one of which he pays from or is paid to. */
export function PhoneChoice({ title, texts, phones, chosen, onChoose, noteOf }: Props) {
  const group = useId()
  return (
    <ChoiceGroup title={title}>
      {phones.map((phone) => {
        const { number, isMain } = phone
        const note = noteOf?.(phone)
        return (
          <ChoiceCard
            chosen={number === chosen}
            className="min-h-14 gap-3 px-[16px] py-2"
            key={number}
            name={group}
            onChoose={() => onChoose(number)}
          >
            <Smartphone aria-hidden className="size-5 shrink-0 text-grass" />
            <span className="flex flex-1 flex-wrap items-center justify-between gap-x-3">
              <span className="tabular font-semibold tracking-wide">{number}</span>
              <span
                className={`tabular text-xs ${note === undefined ? 'text-quiet' : 'text-amber'}`}
              >
                {note ?? (isMain ? texts.main : texts.other)}
              </span>
            </span>
          </ChoiceCard>
        )
      })}
    </ChoiceGroup>
  )
}

import { Smartphone } from 'lucide-react'
import { useId } from 'react'
import { ChoiceCard } from '../choice/choice-card.tsx'
import { ChoiceGroup } from '../choice/choice-group.tsx'

export type OwnPhone = { number: string; isMain: boolean }

type Props = {
  title: string
  texts: { main: string; other: string }
  phones: readonly OwnPhone[]
  chosen: string
  onChoose: (number: string) => void
}

/** The player's own numbers, one of which he pays from or is paid to. */
export function PhoneChoice({ title, texts, phones, chosen, onChoose }: Props) {
  const group = useId()
  return (
    <ChoiceGroup title={title}>
      {phones.map(({ number, isMain }) => (
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
            <span className="text-xs text-quiet">{isMain ? texts.main : texts.other}</span>
          </span>
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  )
}

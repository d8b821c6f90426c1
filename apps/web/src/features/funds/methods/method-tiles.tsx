import { useId } from 'react'
import { storageUrl } from '../../../lib/calls/origins.ts'
import { ChoiceCard } from '../choice/choice-card.tsx'
import { ChoiceGroup } from '../choice/choice-group.tsx'
import { methodSurface, methodTint } from './method-colours.ts'
import type { Method } from './payment-method.ts'

type Props = {
  title: string
  methods: readonly Method[]
  chosen: Method | undefined
  onChoose: (method: Method) => void
}

/** The payment methods as tiles in their own colours, three across. */
export function MethodTiles({ title, methods, chosen, onChoose }: Props) {
  const group = useId()
  return (
    <ChoiceGroup className="grid-cols-3" title={title}>
      {methods.map((method) => (
        <ChoiceCard
          chosen={method.id === chosen?.id}
          chosenStyle={methodTint(method)}
          className="flex-col gap-1.5 px-1 pt-2.5 pb-2 min-[380px]:px-2"
          key={method.id}
          name={group}
          onChoose={() => onChoose(method)}
          tickStyle={methodSurface(method)}
        >
          <img
            alt=""
            className="h-11 w-full object-contain"
            height={44}
            src={storageUrl(method.icon)}
            width={88}
          />
          <span className="w-full text-center text-sm font-medium max-[380px]:text-xs">
            {method.name}
          </span>
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  )
}

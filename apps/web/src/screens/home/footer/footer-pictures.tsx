import { homeText } from '@maidan/locales'
import { useText } from '../../../lib/text/language.ts'
import { useDrawing } from '../../../lib/text/use-drawing.ts'
import { storageUrl } from '../../../lib/calls/origins.ts'

/** Names as lettered on the pictures, whose files are numbered in this order. */
export const sponsors = ['Delta Tea', 'Nouka Mobile', 'Shapla Cement', 'Hawa 98.2 FM'] as const
const ambassadors = ['finisher', 'keeper', 'spinner'] as const

export function Sponsors() {
  return (
    <ul className="grid grid-cols-2 gap-2.5">
      {sponsors.map((name, at) => (
        <li className="flex items-center justify-center rounded-card bg-field-900 p-2" key={name}>
          <img
            alt={name}
            className="max-h-12 w-auto max-w-full rounded-md bg-plate px-2"
            height={80}
            loading="lazy"
            src={storageUrl(`sponsors/${at + 1}.svg`)}
            width={200}
          />
        </li>
      ))}
    </ul>
  )
}

export function Ambassadors() {
  const t = useText(homeText)
  const drawing = useDrawing()
  return (
    <ul className="grid grid-cols-3 gap-2.5">
      {ambassadors.map((name, at) => (
        <li key={name}>
          <img
            alt={t(name)}
            className="h-auto w-full rounded-card"
            height={360}
            loading="lazy"
            src={drawing(`ambassadors/${at + 1}.svg`)}
            width={300}
          />
        </li>
      ))}
    </ul>
  )
}

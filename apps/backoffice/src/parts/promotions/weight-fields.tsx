import { PLAY_KINDS } from '@maidan/contract/facts'
import { playWeightsText } from '@maidan/locales'
import { Field, useText } from '@maidan/ui'
import { weightOf, withWeight, type Weights } from '../../features/promotions/weights.ts'

type Props = {
  weights: Weights
  onChange: (weights: Weights) => void
  /** Why a field was refused. */
  error: (field: string) => string | undefined
  /** The heads of the two columns: the kind of play, and its share. */
  heads: readonly [play: string, share: string]
}

/** A share in percent for every kind of play. */
export function WeightFields({ weights, onChange, error, heads: [play, share] }: Props) {
  const word = useText(playWeightsText)
  return (
    <table className="my-2 w-full text-sm">
      <thead>
        <tr className="text-left text-xs text-quiet">
          <th className="pb-1 font-medium" scope="col">
            {play}
          </th>
          <th className="w-32 pb-1 font-medium" scope="col">
            {share}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-field-800">
        {PLAY_KINDS.map((kind) => (
          <tr key={kind}>
            <th className="py-1.5 pr-3 text-left font-medium" scope="row">
              {word(`play_${kind}`)}
            </th>
            <td className="py-1.5">
              <Field
                autoComplete="off"
                className="tabular h-11!"
                error={error(`weight_${kind}`)}
                inputMode="decimal"
                label={word(`play_${kind}`)}
                labelHidden
                onChange={({ target }) => onChange(withWeight(weights, kind, target.value))}
                value={weightOf(weights, kind)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

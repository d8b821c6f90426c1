import { securityEventKinds } from '@maidan/contract'
import { staffText } from '@maidan/locales'
import { SelectField, useText } from '@maidan/ui'
import { SearchBox } from '../../parts/tables/search-box.tsx'
import { useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'

/** Narrows the list by kind, address and days; the choice stands in the page's own address. */
export function SecurityFilter() {
  const t = useText(staffText)
  const { kind = '', ip = '', from = '', to = '' } = useAddress()
  const change = useChangeAddress()
  const kinds = securityEventKinds.map((value) => ({ value, label: t(`kind_${value}`) }))
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 max-sm:basis-full">
      <SelectField
        className="h-11! py-0! text-sm lg:h-9!"
        label={t('kind')}
        labelHidden
        onChange={({ target }) => change({ kind: target.value, page: '' })}
        options={[{ value: '', label: t('allKinds') }, ...kinds]}
        value={kind}
      />
      <SearchBox
        hint={t('ipHint')}
        onSearch={(typed) => change({ ip: typed, page: '' })}
        value={ip}
      />
      <Day label={t('fromDay')} onChange={(day) => change({ from: day, page: '' })} value={from} />
      <Day label={t('toDay')} onChange={(day) => change({ to: day, page: '' })} value={to} />
    </div>
  )
}

function Day(props: { label: string; value: string; onChange: (day: string) => void }) {
  return (
    <label className="flex items-center gap-2 text-sm text-quiet">
      {props.label}
      <input
        className="tabular h-11 rounded-md border border-field-700 bg-field-900 px-2 text-text lg:h-9"
        onChange={({ target }) => props.onChange(target.value)}
        type="date"
        value={props.value}
      />
    </label>
  )
}

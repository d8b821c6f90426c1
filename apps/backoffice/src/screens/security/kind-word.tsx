import { securityEventKinds } from '@maidan/contract'
import { staffText } from '@maidan/locales'
import { useText } from '@maidan/ui'

/** The kind of an event in words; the code that is kept stands in the title. */
export function KindWord({ kind }: { kind: string }) {
  const t = useText(staffText)
  const known = securityEventKinds.find((one) => one === kind)
  return (
    <b className="font-semibold whitespace-nowrap" title={kind}>
      {known === undefined ? kind : t(`kind_${known}`)}
    </b>
  )
}

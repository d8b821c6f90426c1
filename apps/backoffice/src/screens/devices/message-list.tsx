import { devicesText } from '@maidan/locales'
import { Badge, useText, type Tone } from '@maidan/ui'
import type { DeviceMessage } from '../../features/devices/queries.ts'
import { Money } from '../../parts/facts/money.tsx'
import { Subject } from '../../parts/facts/subject.tsx'
import { When } from '../../parts/facts/when.tsx'

/** The last messages of a phone, masked, and what became of each. */
export function MessageList({ messages }: { messages: readonly DeviceMessage[] }) {
  const t = useText(devicesText)
  return (
    <section>
      <h3 className="text-xs text-quiet">{t('messages')}</h3>
      {messages.length === 0 ? (
        <p className="py-1 text-quiet">{t('messagesEmpty')}</p>
      ) : (
        <ul className="divide-y divide-field-800">
          {messages.map((message) => (
            <MessageLine key={message.number} message={message} />
          ))}
        </ul>
      )}
    </section>
  )
}

const kindTones = {
  waiting: 'waiting',
  received: 'good',
  sent: 'neutral',
  other: 'neutral',
  unread: 'waiting',
  repeated: 'waiting',
} as const satisfies Record<NonNullable<DeviceMessage['kind']> | 'waiting', Tone>

function MessageLine({ message }: { message: DeviceMessage }) {
  const t = useText(devicesText)
  const { kind, method, amount, trx_id, sender, reference, received_at } = message
  const shown = kind ?? 'waiting'
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 py-1.5">
      <Badge tone={kindTones[shown]}>{t(`kind_${shown}`)}</Badge>
      {amount !== null && <Money amount={amount} currency="BDT" />}
      {method !== null && <span>{method}</span>}
      {trx_id !== null && <span className="tabular text-quiet">{trx_id}</span>}
      {sender !== null && <span className="text-quiet">{t('from', { sender })}</span>}
      <Outcome message={message} />
      <span className="ml-auto flex gap-3 text-xs text-quiet">
        {reference !== null && <Subject subject={`payment:${reference}`} />}
        <When at={received_at} />
      </span>
    </li>
  )
}

/** Why a message did not credit by itself, where it was held against a claim or does not add up. */
function Outcome({ message: { misfits, chain, reference } }: { message: DeviceMessage }) {
  const t = useText(devicesText)
  const words = misfits.map((misfit) => t(`misfit_${misfit}`)).join(', ')
  if (words !== '') return <span className="text-amber">{t('onDesk', { misfits: words })}</span>
  if (reference !== null) return <span className="text-grass">{t('credited')}</span>
  if (chain !== 'breaks') return null
  return <span className="text-amber">{`${t('balances')}: ${t('chain_breaks')}`}</span>
}

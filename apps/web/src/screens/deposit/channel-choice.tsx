import { fundsText } from '@maidan/locales'
import { useId } from 'react'
import { ChoiceCard } from '../../features/funds/choice/choice-card.tsx'
import { ChoiceGroup } from '../../features/funds/choice/choice-group.tsx'
import { channelWord, channelsOf } from '../../features/funds/methods/payment-method.ts'
import type { Channel, ChannelWord, Method } from '../../features/funds/methods/payment-method.ts'
import { useText } from '../../lib/text/language.ts'
import { storageUrl } from '../../lib/calls/origins.ts'

const words = {
  personal: 'channelPersonal',
  agent: 'channelAgent',
  merchant: 'channelMerchant',
  checkout: 'channelCheckout',
} as const satisfies Record<ChannelWord, string>

type Props = {
  methods: readonly Method[]
  method: Method | undefined
  chosen: Channel | undefined
  /** The rest of the form is filled in: a missing channel is said. */
  asked: boolean
  onChoose: (channel: Channel) => void
}

/** How the money is sent with the chosen method: to a person, an agent or a shop. */
export function ChannelChoice({ methods, method, chosen, asked, onChoose }: Props) {
  const t = useText(fundsText)
  const group = useId()
  const channels = method === undefined ? [] : channelsOf(methods, method.name)
  return (
    <ChoiceGroup className={columnsOf(channels.length)} title={t('channel')}>
      {channels.map((channel) => (
        <ChoiceCard
          chosen={channel.id === chosen?.id}
          className="flex-col gap-1.5 px-1 py-3"
          key={channel.id}
          name={group}
          onChoose={() => onChoose(channel)}
        >
          <img alt="" className="size-8" height={32} src={storageUrl(channel.icon)} width={32} />
          <span className="text-center text-sm font-medium">
            <ChannelLabel accountType={channel.account_type} />
          </span>
        </ChoiceCard>
      ))}
      {channels.length === 0 && (
        <p className="rounded-card border border-dashed border-field-700 px-4 py-3 text-sm text-quiet">
          {method === undefined ? t('channelFirst') : t('noChannels')}
        </p>
      )}
      {asked && channels.length > 0 && chosen === undefined && (
        <p className="col-span-full text-sm text-amber" role="status">
          {t('channelMissing')}
        </p>
      )}
    </ChoiceGroup>
  )
}

/** Four of them stand two by two, so that no word is broken on a small phone. */
function columnsOf(count: number): string {
  if (count === 0) return ''
  return count === 3 ? 'grid-cols-3' : 'grid-cols-2'
}

function ChannelLabel({ accountType }: { accountType: string }) {
  const t = useText(fundsText)
  const word = channelWord(accountType)
  return word === null ? accountType : t(words[word])
}

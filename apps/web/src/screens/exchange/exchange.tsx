import { useGeneral } from '../../features/site/queries.ts'
import { useStored } from '../../lib/session/storage.ts'
import { ExchangeHome } from './exchange-home.tsx'
import { OutsideExchange } from './outside-exchange.tsx'

/** The site's own exchange or, where the settings name another one, the way to that (SIL-104). */
export function Exchange() {
  const url = useGeneral().data?.exchange_url
  const token = useStored('exchangeToken')
  if (url && token) return <OutsideExchange token={token} url={url} />
  return <ExchangeHome />
}

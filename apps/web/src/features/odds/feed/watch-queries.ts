import { FIRST_LANGUAGE } from '@maidan/locales'
import { skipToken, useQuery } from '@tanstack/react-query'
import { asText } from '../../../lib/calls/as-text.ts'
import { asFields } from './loose.ts'
import { askJson, askText, oddsAddress } from './odds-host.ts'
import { readScoreAddress } from './score-address.ts'

/** The address of an event's score frame in the player's language; null if the host has none. */
export function useScoreAddress(host: string, eventId: string, language: string) {
  const search = language === FIRST_LANGUAGE ? '' : `?lang=${language}`
  const address = `${oddsAddress.scoreBoard(host, eventId)}${search}`
  return useQuery({
    queryKey: ['odds', 'score', address],
    staleTime: Infinity,
    queryFn: host
      ? async ({ signal }) => readScoreAddress(await askText(address, signal))
      : skipToken,
  })
}

/**
 * The address of an event's live stream, which names the viewer's own address and language; null
 * until the look-up has answered, or where the site has no stream.
 */
export function useStreamAddress(settings: {
  ipUrl: string
  streamUrl: string
  eventId: string
  language: string
}): string | null {
  const { ipUrl, streamUrl, eventId, language } = settings
  const { data: ip } = useQuery({
    queryKey: ['odds', 'ip', ipUrl],
    staleTime: Infinity,
    queryFn:
      ipUrl && streamUrl
        ? async ({ signal }) => asText(asFields(await askJson(ipUrl, signal))['ip'])
        : skipToken,
  })
  if (!ip) return null
  const search = new URLSearchParams({ ip, lang: language })
  return `${streamUrl.replace(/\/+$/, '')}/${encodeURIComponent(eventId)}?${search}`
}

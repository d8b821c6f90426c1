import type { PushNews } from '../partner/listen-push.ts'

/** News that may be missing; beyond, the partner is asked until it tells everything anew. */
const MISSING_MAX = 10_000

type Place = Pick<PushNews, 'epoch' | 'sequence'>

/** Which news of the push have come, whatever their order, so that a gap is noticed. */
export type ReceivedNews = {
  /** The stream begins anew, with what was missed or with everything as it stands. */
  restart: () => void
  note: (place: Place) => void
  /** Whether everything until this id has come: what is held back could be about any market. */
  hasAll: (lastId: string) => boolean
}

export function openReceivedNews(): ReceivedNews {
  const missing = new Set<number>()
  let last: Place = { epoch: '', sequence: 0 }
  let isFirst = true
  let isLost = false

  function begin(place: Place) {
    missing.clear()
    last = place
    isLost = false
  }

  return {
    restart() {
      isFirst = true
    },
    note({ epoch, sequence }) {
      // A stream that does not go on where the last one ended tells everything as it stands.
      const isWhole = epoch !== last.epoch || (isFirst && sequence > last.sequence + 1)
      isFirst = false
      if (isWhole) return begin({ epoch, sequence })
      missing.delete(sequence)
      if (sequence <= last.sequence) return
      isLost ||= missing.size + sequence - last.sequence > MISSING_MAX
      if (!isLost) for (let one = last.sequence + 1; one < sequence; one += 1) missing.add(one)
      last = { epoch, sequence }
    },
    hasAll(lastId) {
      const [epoch = '', sequence = '0'] = lastId.split('-')
      return (
        !isLost && missing.size === 0 && epoch === last.epoch && Number(sequence) <= last.sequence
      )
    },
  }
}

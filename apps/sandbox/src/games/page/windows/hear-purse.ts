const NAME = 'maidan:purse'

/** Sends to the other windows of the studio in this browser; there while this one listens. */
let send: BroadcastChannel['postMessage'] | null = null
/** The balance that this page told last. */
let told = ''

/** Tells the other windows that the balance is not what it was. */
export function tellWindows(balanceMinor: string): void {
  if (balanceMinor !== told) send?.(balanceMinor)
  told = balanceMinor
}

/**
 * Calls `look` whenever the balance that this page shows may be an old one: it is seen again, the line
 * is back, or another window tells of another. Until what it answers is called.
 */
export function hearPurse(look: () => void): () => void {
  const left = new AbortController()
  const { signal } = left
  const seen = () => {
    if (!document.hidden) look()
  }
  document.addEventListener('visibilitychange', seen, { signal })
  window.addEventListener('online', seen, { signal })
  const channel = new BroadcastChannel(NAME)
  send = channel.postMessage.bind(channel)
  channel.addEventListener('message', ({ data }) => {
    if (data !== told) seen()
  })
  return () => {
    left.abort()
    channel.close()
    send = null
  }
}

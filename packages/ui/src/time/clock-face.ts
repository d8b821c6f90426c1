const secondMs = 1000
const minuteSeconds = 60

/** `mm:ss` of the time left, rounded up to whole seconds and never below 00:00. */
export function clockFace(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / secondMs))
  const minutes = Math.floor(seconds / minuteSeconds)
  return `${pad(minutes)}:${pad(seconds % minuteSeconds)}`
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}

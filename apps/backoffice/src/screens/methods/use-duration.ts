import { deskText, methodsText } from '@maidan/locales'
import { useText } from '@maidan/ui'

const minuteSeconds = 60
const hourSeconds = 3_600
const dayHours = 24

/** Says a duration as coarsely as one thinks of it: seconds, minutes, hours or days. */
export function useDuration(): (seconds: number) => string {
  const t = useText(methodsText)
  const desk = useText(deskText)
  return (seconds) => {
    if (seconds < minuteSeconds) return t('seconds', { seconds })
    const hours = Math.floor(seconds / hourSeconds)
    const minutes = Math.floor((seconds % hourSeconds) / minuteSeconds)
    if (hours === 0) return desk('ageMinutes', { minutes })
    if (hours < dayHours) return desk('ageHours', { hours, minutes })
    return desk('ageDays', { days: Math.floor(hours / dayHours), hours: hours % dayHours })
  }
}

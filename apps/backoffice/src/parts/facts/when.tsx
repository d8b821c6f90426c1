import { deskText } from '@maidan/locales'
import { siteTime, useText, utcTime } from '@maidan/ui'
import { clsx } from 'clsx'

/** An instant in GMT+6 with its UTC in the title; `zone` names GMT+6 where no head does. */
export function When(props: { at: string; zone?: boolean; className?: string }) {
  const t = useText(deskText)
  return (
    <time
      className={clsx('tabular', props.zone !== true && 'whitespace-nowrap', props.className)}
      dateTime={props.at}
      title={utcTime(props.at)}
    >
      {siteTime(props.at)}
      {props.zone === true && <span className="text-quiet"> {t('zone')}</span>}
    </time>
  )
}

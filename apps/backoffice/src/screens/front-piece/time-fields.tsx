import { frontDeskText } from '@maidan/locales'
import { Field, siteInstant, typedTime, useText } from '@maidan/ui'
import { Panel } from '../../parts/panel.tsx'
import type { FormProps } from './form-props.ts'

/** From when until when it shows, by the clock of Dhaka; either may be left open. */
export function TimeFields({ draft, onChange, error }: FormProps) {
  const t = useText(frontDeskText)
  return (
    <Panel title={t('when')}>
      <div className="grid items-start gap-3 pb-2 sm:grid-cols-2">
        {(['from', 'until'] as const).map((name) => {
          const field = name === 'from' ? 'starts_at' : 'ends_at'
          return (
            <Field
              error={error(field)}
              hint={t(`${name}Hint`)}
              key={name}
              label={t(name)}
              onChange={({ target }) =>
                onChange({ ...draft, [field]: siteInstant(target.value) ?? '' })
              }
              step={1}
              type="datetime-local"
              value={typedTime(draft[field])}
            />
          )
        })}
      </div>
    </Panel>
  )
}

import { FRONT_PAGES } from '@maidan/contract/facts'
import { frontDeskText } from '@maidan/locales'
import { SelectField, useText, type SelectOption } from '@maidan/ui'
import { isOfGame } from '../../features/front/draft.ts'
import { frontPages, useLinkWords } from '../../parts/front/use-link-words.ts'
import { Panel } from '../../parts/panel.tsx'
import type { FormProps } from './form-props.ts'

/** Where a press leads: a page of the site, or a game. Where it leads now may stay. */
export function WhereField({ draft, before, games, onChange, error }: FormProps) {
  const t = useText(frontDeskText)
  const words = useLinkWords(games)
  const ofGame = isOfGame(draft.place)
  const option = (value: string): SelectOption => ({ value, label: words(value) })
  const first = { value: '', label: ofGame ? t('choose') : t('nowhere') }
  const pages = ofGame ? [] : frontPages.map((page) => option(FRONT_PAGES[page]))
  const options = [first, ...pages, ...games.map(({ code }) => option(code))]
  const kept = before?.link ?? ''
  const isListed = options.some(({ value }) => value === kept)
  return (
    <Panel title={t('where')}>
      <div className="pb-2">
        <SelectField
          error={error('link')}
          label={ofGame ? t('ofGame') : t('where')}
          labelHidden={!ofGame}
          onChange={({ target }) => onChange({ ...draft, link: target.value })}
          options={[
            ...(isListed ? [] : [{ value: kept, label: t('kept', { what: kept }) }]),
            ...options,
          ]}
          value={draft.link}
        />
      </div>
    </Panel>
  )
}

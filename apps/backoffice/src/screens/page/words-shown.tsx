import { languages, localeOf } from '@maidan/locales'
import { parseProse, Prose } from '@maidan/ui'
import type { ProseLink } from '@maidan/ui'
import { Panel } from '../../parts/panel.tsx'
import type { Draft } from './draft.ts'

/** Words as players read them, in every language; a link shows where it would lead. */
export function WordsShown({ words }: { words: Draft }) {
  return (
    <div className="grid items-start gap-4 p-4 xl:grid-cols-2">
      {languages.map((language) => (
        <Panel key={language} title={localeOf(language).name}>
          <div className="py-2" lang={language}>
            <p className="mb-4 text-2xl font-bold">{words[language].title}</p>
            <Prose blocks={parseProse(words[language].body)} link={LinkShown} />
          </div>
        </Panel>
      ))}
    </div>
  )
}

function LinkShown({ to, className, children }: ProseLink) {
  return (
    <span className={className} title={to}>
      {children}
    </span>
  )
}

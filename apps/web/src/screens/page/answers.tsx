import { contentText } from '@maidan/locales'
import { EmptyState, Field, buttonClass, cardClass } from '@maidan/ui'
import type { ProseBlock } from '@maidan/ui'
import { ChevronDown, Search } from 'lucide-react'
import { useState } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { pagePaths } from '../../lib/page-paths.ts'
import { useText } from '../../lib/text/language.ts'
import { SiteProse } from '../../lib/text/site-prose.tsx'
import { findAnswers, groupAnswers, type Answer, type AnswerGroup } from './group-answers.ts'

/** Questions that open to their answers, and a field that leaves those with the typed words. */
export function Answers({ blocks }: { blocks: readonly ProseBlock[] }) {
  const t = useText(contentText)
  const [typed, setTyped] = useState('')
  const all = groupAnswers(blocks)
  const groups = findAnswers(all.groups, typed)
  const searched = typed.trim() !== ''
  const count = groups.reduce((sum, { answers }) => sum + answers.length, 0)
  return (
    <>
      <SiteProse blocks={all.lead} />
      <Field
        autoComplete="off"
        hint={t('searchHint')}
        label={t('search')}
        onChange={(event) => setTyped(event.target.value)}
        suffix={<Search aria-hidden className="mr-3 size-5 text-quiet" />}
        type="search"
        value={typed}
      />
      <p aria-live="polite" className="sr-only">
        {searched && t('found', { count })}
      </p>
      {groups.map((group) => (
        <Group group={group} key={group.title} open={searched} />
      ))}
      {count === 0 && <NotFound />}
    </>
  )
}

function Group({ group, open }: { group: AnswerGroup; open: boolean }) {
  return (
    <section>
      <h2 className="mb-2 text-sm font-semibold text-quiet">{group.title}</h2>
      <div className={cardClass}>
        {group.answers.map((answer) => (
          <Question answer={answer} key={answer.question} open={open} />
        ))}
      </div>
    </section>
  )
}

function Question({ answer, open }: { answer: Answer; open: boolean }) {
  return (
    <details className="group border-field-800 not-first:border-t" open={open}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <h3 className="flex-1 font-medium">{answer.question}</h3>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-quiet transition group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-4">
        <SiteProse blocks={answer.blocks} />
      </div>
    </details>
  )
}

function NotFound() {
  const t = useText(contentText)
  return (
    <EmptyState
      action={
        <Link className={buttonClass({ look: 'secondary' })} to={pagePaths.contact}>
          {t('toContact')}
        </Link>
      }
      hint={t('notFoundHint')}
      title={t('notFound')}
    />
  )
}

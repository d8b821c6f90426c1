import { FRONT_PLACES } from '@maidan/contract/facts'
import { frontDeskText } from '@maidan/locales'
import { EmptyState, SkeletonRows, useText } from '@maidan/ui'
import { useParams } from '@tanstack/react-router'
import { draftOf, newDraft, type Draft } from '../../features/front/draft.ts'
import { useFront } from '../../features/front/queries.ts'
import { useMe } from '../../features/overview/queries.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { Editor } from './editor.tsx'

/** One piece of the front page to change, or a new one; only administrators come here. */
export function FrontPiece() {
  const { piece = '' }: { piece?: string } = useParams({ strict: false })
  return <OnePiece key={piece} name={piece} />
}

/** `name`: the place and the number of a piece, or that it is new. */
function OnePiece({ name }: { name: string }) {
  const t = useText(frontDeskText)
  const me = useMe()
  const front = useFront()
  return (
    <QueryView
      query={front}
      skeleton={
        <div className="p-4">
          <SkeletonRows count={4} rowClass="h-24" />
        </div>
      }
    >
      {({ data, games }) => {
        const before = data.find(({ place, id }) => `${place}-${id}` === name)
        const begin = before ? () => draftOf(before) : beginNew(name)
        if (begin === undefined || me?.role !== 'admin') return <EmptyState title={t('unknown')} />
        return <Editor before={before} begin={begin} games={games} />
      }}
    </QueryView>
  )
}

function beginNew(name: string): (() => Draft) | undefined {
  const place = FRONT_PLACES.find((one) => `${one}-new` === name)
  return place === undefined ? undefined : () => newDraft(place)
}

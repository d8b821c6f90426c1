import type { PlayerStatement } from '@maidan/cashier'
import type { Calls, StatementFormat } from '@maidan/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { RawAnswer, type Handler, type PlayerIdentity } from '../../platform/http/handler.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { CLOSED_FILE } from '../../platform/uploads/answer-picture.ts'
import { makeStatement } from '../flows/make-statement.ts'
import type { StatementWords } from '../statements/statement-words.ts'
import { wordsOf } from '../statements/words-of.ts'
import { writeCsv } from '../statements/write-csv.ts'
import { writePdf } from '../statements/write-pdf.ts'

type Ports = { clock: Clock; db: Db; limits: Limits }

export const downloadStatement: Handler<Calls['downloadStatement'], Ports> = async (
  ports,
  request,
) => {
  const { player, query, params } = request
  const { format, language = request.language ?? player.language } = query
  const statement = await makeStatement(ports, player.playerId, params.month)
  const file = await fileOf(statement, { words: wordsOf[language], format, player })
  return new RawAnswer(types[format], file, 200, {
    ...CLOSED_FILE,
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="statement-${params.month}.${format}"`,
  })
}

const types = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
} as const satisfies Record<StatementFormat, string>

type Wanted = {
  words: StatementWords
  format: StatementFormat
  player: Pick<PlayerIdentity, 'username'>
}

async function fileOf(statement: PlayerStatement, { words, format, player }: Wanted) {
  switch (format) {
    case 'csv':
      return writeCsv(statement, words)
    case 'pdf':
      return writePdf(statement, words, player.username)
  }
}

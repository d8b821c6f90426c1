import type { World } from '@maidan/testkit'
import { sql } from 'kysely'

/** While `work` is done no order can be written: each commit that would do so fails. */
export async function withoutWriting(world: World, work: () => Promise<unknown>) {
  const { db } = world.api.ctx
  await sql`
    CREATE FUNCTION no_writing() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no writing' USING ERRCODE = 'cannot_connect_now'; END $$
  `.execute(db)
  await sql`
    CREATE TRIGGER no_writing BEFORE INSERT OR UPDATE ON exchange_order
      EXECUTE FUNCTION no_writing()
  `.execute(db)
  await work()
  await sql`DROP FUNCTION no_writing CASCADE`.execute(db)
}

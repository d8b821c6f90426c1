import type { TestDatabase } from '../../games/test-wallet/test-database.ts'

/** Prepares a database with a time of day that can be set, in place of its own. */
export const SETTABLE_CLOCK = `
  create schema wall;
  create table wall.set_by (ms float8 not null);
  insert into wall.set_by values (0);
  create function wall.clock_timestamp() returns timestamptz language sql volatile as $$
    select pg_catalog.clock_timestamp() + ms * interval '1 millisecond' from wall.set_by
  $$;
  do $$ begin
    execute format('alter database %I set search_path = wall, public, pg_catalog', current_database());
  end $$;
`

/** Sets the time of day of such a database forward by so much, or back. */
export const setClockBy = (database: TestDatabase, ms: number) =>
  database.run(`update wall.set_by set ms = ms + ${ms}`)

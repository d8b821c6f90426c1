-- Launches whose token nobody used in time, for the job that forgets them.
CREATE INDEX game_session_unopened ON game_session (launch_expires_at) WHERE launched_at IS NULL;

--  -> 
DELETE FROM pgboss.job_common
    WHERE name = ANY(ARRAY['__pgboss__send-it','mail-undeliverable','mail','forget-idempotency-keys','forget-visitor-mails','forget-request-counts','forget-memory-tests','forget-requests','remind-of-calls','forget-cookie-consents','forget-staff-records','tell-news','forget-news','studies-to-check']::text[])
      AND
      (
        (deletion_seconds > 0 AND completed_on + deletion_seconds * interval '1s' < pgboss.job_now())
        OR
        (state < 'active' AND keep_until < pgboss.job_now())
      )
--> next
--  -> 
DELETE FROM pgboss.job_dependency
    WHERE (child_name = ANY(ARRAY['__pgboss__send-it','mail-undeliverable','mail','forget-idempotency-keys','forget-visitor-mails','forget-request-counts','forget-memory-tests','forget-requests','remind-of-calls','forget-cookie-consents','forget-staff-records','tell-news','forget-news','studies-to-check']::text[])
      AND NOT EXISTS (
        SELECT 1 FROM pgboss.job_common j
        WHERE j.name = child_name AND j.id = child_id
      ))
    OR (parent_name = ANY(ARRAY['__pgboss__send-it','mail-undeliverable','mail','forget-idempotency-keys','forget-visitor-mails','forget-request-counts','forget-memory-tests','forget-requests','remind-of-calls','forget-cookie-consents','forget-staff-records','tell-news','forget-news','studies-to-check']::text[])
      AND NOT EXISTS (
        SELECT 1 FROM pgboss.job_common j
        WHERE j.name = parent_name AND j.id = parent_id
      ))
--> next
-- text, text, text, text, text, jsonb, jsonb -> 
INSERT INTO pgboss.schedule (name, key, kind, cron, timezone, data, options, created_on, updated_on)
    VALUES ($1, $2, $3, $4, $5, $6, $7, pgboss.job_now(), pgboss.job_now())
    ON CONFLICT (name, key) DO UPDATE SET
      kind = EXCLUDED.kind,
      cron = EXCLUDED.cron,
      timezone = EXCLUDED.timezone,
      data = EXCLUDED.data,
      options = EXCLUDED.options,
      updated_on = pgboss.job_now()
--> next
--  -> name, name, integer, double precision, double precision, boolean
SELECT
      i.relname as name,
      t.relname as table,
      i.relpages as pages,
      
      floor(i.reltuples)::float8 as entries,
      pg_relation_size(i.oid)::float8 as bytes,
      pg_has_role(current_user, i.relowner, 'USAGE') as owned
    FROM pg_class i
    JOIN pg_index x ON x.indexrelid = i.oid
    JOIN pg_class t ON t.oid = x.indrelid
    JOIN pg_namespace n ON n.oid = i.relnamespace
    LEFT JOIN LATERAL (
      SELECT COALESCE(sum(COALESCE(ts.avg_width, xs.avg_width, 0)), 0) AS key_width
      FROM unnest(x.indkey::int2[]) WITH ORDINALITY AS k(attnum, pos)
      LEFT JOIN pg_attribute a ON a.attrelid = x.indrelid AND a.attnum = k.attnum
      LEFT JOIN pg_stats ts ON ts.schemaname = n.nspname AND ts.tablename = t.relname AND ts.attname = a.attname
      LEFT JOIN pg_attribute ia ON ia.attrelid = i.oid AND ia.attnum = k.pos::int2
      LEFT JOIN pg_stats xs ON xs.schemaname = n.nspname AND xs.tablename = i.relname AND xs.attname = ia.attname
    ) w ON true
    WHERE n.nspname = 'pgboss'
      AND i.relkind = 'i'
      AND x.indisvalid
      AND t.relname = ANY(ARRAY['job_common']::text[])
      AND i.relpages > 128
      AND i.reltuples >= 0
      AND i.reltuples / GREATEST(i.relpages, 1) < 5
      AND i.relpages > 4 * GREATEST(ceil((i.reltuples * (w.key_width + 20)) / 8192.0), 1)
    ORDER BY pg_relation_size(i.oid) DESC
--> next
--  -> text, text, integer, integer, boolean, integer, integer, integer, integer, boolean, integer, boolean, text, integer, integer, integer, integer, integer, integer, integer, integer, integer, integer, integer, timestamp with time zone, text[], text, timestamp with time zone, timestamp with time zone
SELECT
      q.name,
      q.policy,
      q.retry_limit as "retryLimit",
      q.retry_delay as "retryDelay",
      q.retry_backoff as "retryBackoff",
      q.retry_delay_max as "retryDelayMax",
      q.expire_seconds as "expireInSeconds",
      q.retention_seconds as "retentionSeconds",
      q.deletion_seconds as "deleteAfterSeconds",
      q.partition,
      q.heartbeat_seconds as "heartbeatSeconds",
      q.notify,
      q.dead_letter as "deadLetter",
      q.deferred_count as "deferredCount",
      q.warning_queued as "warningQueueSize",
      q.queued_count as "queuedCount",
      q.ready_count as "readyCount",
      q.active_count as "activeCount",
      q.failed_count as "failedCount",
      q.total_count as "totalCount",
      q.created_delta as "createdDelta",
      q.completed_delta as "completedDelta",
      q.failed_delta as "failedDelta",
      q.delta_seconds as "deltaSeconds",
      q.delta_on as "deltaOn",
      q.singletons_active as "singletonsActive",
      q.table_name as "table",
      q.created_on as "createdOn",
      q.updated_on as "updatedOn"
    FROM pgboss.queue q
--> next
-- text[] -> text, text, integer, integer, boolean, integer, integer, integer, integer, boolean, integer, boolean, text, integer, integer, integer, integer, integer, integer, integer, integer, integer, integer, integer, timestamp with time zone, text[], text, timestamp with time zone, timestamp with time zone
SELECT
      q.name,
      q.policy,
      q.retry_limit as "retryLimit",
      q.retry_delay as "retryDelay",
      q.retry_backoff as "retryBackoff",
      q.retry_delay_max as "retryDelayMax",
      q.expire_seconds as "expireInSeconds",
      q.retention_seconds as "retentionSeconds",
      q.deletion_seconds as "deleteAfterSeconds",
      q.partition,
      q.heartbeat_seconds as "heartbeatSeconds",
      q.notify,
      q.dead_letter as "deadLetter",
      q.deferred_count as "deferredCount",
      q.warning_queued as "warningQueueSize",
      q.queued_count as "queuedCount",
      q.ready_count as "readyCount",
      q.active_count as "activeCount",
      q.failed_count as "failedCount",
      q.total_count as "totalCount",
      q.created_delta as "createdDelta",
      q.completed_delta as "completedDelta",
      q.failed_delta as "failedDelta",
      q.delta_seconds as "deltaSeconds",
      q.delta_on as "deltaOn",
      q.singletons_active as "singletonsActive",
      q.table_name as "table",
      q.created_on as "createdOn",
      q.updated_on as "updatedOn"
    FROM pgboss.queue q
    WHERE q.name = ANY($1::text[])
--> next
--  -> void
SELECT pgboss.create_queue('__pgboss__send-it', '{"policy":"standard"}'::jsonb)
--> next
--  -> void
SELECT pgboss.create_queue('forget-cookie-consents', '{"policy":"standard"}'::jsonb)
--> next
--  -> void
SELECT pgboss.create_queue('forget-idempotency-keys', '{"policy":"standard"}'::jsonb)
--> next
--  -> void
SELECT pgboss.create_queue('forget-memory-tests', '{"policy":"standard"}'::jsonb)
--> next
--  -> void
SELECT pgboss.create_queue('forget-news', '{"policy":"standard"}'::jsonb)
--> next
--  -> void
SELECT pgboss.create_queue('forget-request-counts', '{"policy":"standard"}'::jsonb)
--> next
--  -> void
SELECT pgboss.create_queue('forget-requests', '{"policy":"standard"}'::jsonb)
--> next
--  -> void
SELECT pgboss.create_queue('forget-staff-records', '{"policy":"standard"}'::jsonb)
--> next
--  -> void
SELECT pgboss.create_queue('forget-visitor-mails', '{"policy":"standard"}'::jsonb)
--> next
--  -> void
SELECT pgboss.create_queue('mail', '{"policy":"standard"}'::jsonb)
--> next
--  -> void
SELECT pgboss.create_queue('mail-undeliverable', '{"retentionSeconds":31536000,"policy":"standard"}'::jsonb)
--> next
--  -> void
SELECT pgboss.create_queue('remind-of-calls', '{"policy":"standard"}'::jsonb)
--> next
--  -> void
SELECT pgboss.create_queue('studies-to-check', '{"policy":"standard"}'::jsonb)
--> next
--  -> void
SELECT pgboss.create_queue('tell-news', '{"policy":"standard"}'::jsonb)
--> next
--  -> double precision
SELECT round(date_part('epoch', pgboss.job_now()) * 1000) as time
--> next
--  -> regclass
SELECT to_regclass('pgboss.version') as name
--> next
--  -> integer
SELECT version from pgboss.version
--> next
--  -> text
SELECT version()
--> next
--  -> boolean
UPDATE pgboss.version
    SET bam_on = pgboss.job_now()
    WHERE EXTRACT( EPOCH FROM (pgboss.job_now() - COALESCE(bam_on, pgboss.job_now() - interval '1 week') ) ) >= 60
    RETURNING true
--> next
--  -> boolean
UPDATE pgboss.version
    SET flow_on = pgboss.job_now()
    WHERE EXTRACT( EPOCH FROM (pgboss.job_now() - COALESCE(flow_on, pgboss.job_now() - interval '1 week') ) ) >= 5
    RETURNING true
--> next
--  -> boolean
UPDATE pgboss.version
    SET reindex_on = pgboss.job_now()
    WHERE EXTRACT( EPOCH FROM (pgboss.job_now() - COALESCE(reindex_on, pgboss.job_now() - interval '1 week') ) ) >= 86400
    RETURNING true
--> next
--  -> uuid, text, jsonb, integer, integer, integer, text, text
WITH
      
      
      
      next AS (
        SELECT j.id
        FROM pgboss.job_common j
        WHERE j.name = '__pgboss__send-it'
          AND j.state < 'active'
          AND NOT j.blocked
          AND j.start_after <= pgboss.job_now()
        ORDER BY j.priority desc, j.created_on
        LIMIT 50
        FOR UPDATE OF j SKIP LOCKED
      )
      
      
      UPDATE pgboss.job_common j SET
        state = 'active',
        started_on = pgboss.job_now(),
        heartbeat_on = pgboss.job_now(),
        retry_count = CASE WHEN started_on IS NOT NULL THEN retry_count + 1 ELSE retry_count END
      FROM next
      WHERE name = '__pgboss__send-it' AND j.id = next.id
      
      
      RETURNING j.id, name, data, retry_count as "retryCount", expire_seconds as "expireInSeconds", heartbeat_seconds as "heartbeatSeconds", group_id as "groupId", group_tier as "groupTier"
--> next
--  -> uuid, text, jsonb, integer, integer, integer, text, text
WITH
      
      
      
      next AS (
        SELECT j.id
        FROM pgboss.job_common j
        WHERE j.name = 'forget-cookie-consents'
          AND j.state < 'active'
          AND NOT j.blocked
          AND j.start_after <= pgboss.job_now()
        ORDER BY j.priority desc, j.created_on
        LIMIT 1
        FOR UPDATE OF j SKIP LOCKED
      )
      
      
      UPDATE pgboss.job_common j SET
        state = 'active',
        started_on = pgboss.job_now(),
        heartbeat_on = pgboss.job_now(),
        retry_count = CASE WHEN started_on IS NOT NULL THEN retry_count + 1 ELSE retry_count END
      FROM next
      WHERE name = 'forget-cookie-consents' AND j.id = next.id
      
      
      RETURNING j.id, name, data, retry_count as "retryCount", expire_seconds as "expireInSeconds", heartbeat_seconds as "heartbeatSeconds", group_id as "groupId", group_tier as "groupTier"
--> next
--  -> uuid, text, jsonb, integer, integer, integer, text, text
WITH
      
      
      
      next AS (
        SELECT j.id
        FROM pgboss.job_common j
        WHERE j.name = 'forget-idempotency-keys'
          AND j.state < 'active'
          AND NOT j.blocked
          AND j.start_after <= pgboss.job_now()
        ORDER BY j.priority desc, j.created_on
        LIMIT 1
        FOR UPDATE OF j SKIP LOCKED
      )
      
      
      UPDATE pgboss.job_common j SET
        state = 'active',
        started_on = pgboss.job_now(),
        heartbeat_on = pgboss.job_now(),
        retry_count = CASE WHEN started_on IS NOT NULL THEN retry_count + 1 ELSE retry_count END
      FROM next
      WHERE name = 'forget-idempotency-keys' AND j.id = next.id
      
      
      RETURNING j.id, name, data, retry_count as "retryCount", expire_seconds as "expireInSeconds", heartbeat_seconds as "heartbeatSeconds", group_id as "groupId", group_tier as "groupTier"
--> next
--  -> uuid, text, jsonb, integer, integer, integer, text, text
WITH
      
      
      
      next AS (
        SELECT j.id
        FROM pgboss.job_common j
        WHERE j.name = 'forget-memory-tests'
          AND j.state < 'active'
          AND NOT j.blocked
          AND j.start_after <= pgboss.job_now()
        ORDER BY j.priority desc, j.created_on
        LIMIT 1
        FOR UPDATE OF j SKIP LOCKED
      )
      
      
      UPDATE pgboss.job_common j SET
        state = 'active',
        started_on = pgboss.job_now(),
        heartbeat_on = pgboss.job_now(),
        retry_count = CASE WHEN started_on IS NOT NULL THEN retry_count + 1 ELSE retry_count END
      FROM next
      WHERE name = 'forget-memory-tests' AND j.id = next.id
      
      
      RETURNING j.id, name, data, retry_count as "retryCount", expire_seconds as "expireInSeconds", heartbeat_seconds as "heartbeatSeconds", group_id as "groupId", group_tier as "groupTier"
--> next
--  -> uuid, text, jsonb, integer, integer, integer, text, text
WITH
      
      
      
      next AS (
        SELECT j.id
        FROM pgboss.job_common j
        WHERE j.name = 'forget-news'
          AND j.state < 'active'
          AND NOT j.blocked
          AND j.start_after <= pgboss.job_now()
        ORDER BY j.priority desc, j.created_on
        LIMIT 1
        FOR UPDATE OF j SKIP LOCKED
      )
      
      
      UPDATE pgboss.job_common j SET
        state = 'active',
        started_on = pgboss.job_now(),
        heartbeat_on = pgboss.job_now(),
        retry_count = CASE WHEN started_on IS NOT NULL THEN retry_count + 1 ELSE retry_count END
      FROM next
      WHERE name = 'forget-news' AND j.id = next.id
      
      
      RETURNING j.id, name, data, retry_count as "retryCount", expire_seconds as "expireInSeconds", heartbeat_seconds as "heartbeatSeconds", group_id as "groupId", group_tier as "groupTier"
--> next
--  -> uuid, text, jsonb, integer, integer, integer, text, text
WITH
      
      
      
      next AS (
        SELECT j.id
        FROM pgboss.job_common j
        WHERE j.name = 'forget-request-counts'
          AND j.state < 'active'
          AND NOT j.blocked
          AND j.start_after <= pgboss.job_now()
        ORDER BY j.priority desc, j.created_on
        LIMIT 1
        FOR UPDATE OF j SKIP LOCKED
      )
      
      
      UPDATE pgboss.job_common j SET
        state = 'active',
        started_on = pgboss.job_now(),
        heartbeat_on = pgboss.job_now(),
        retry_count = CASE WHEN started_on IS NOT NULL THEN retry_count + 1 ELSE retry_count END
      FROM next
      WHERE name = 'forget-request-counts' AND j.id = next.id
      
      
      RETURNING j.id, name, data, retry_count as "retryCount", expire_seconds as "expireInSeconds", heartbeat_seconds as "heartbeatSeconds", group_id as "groupId", group_tier as "groupTier"
--> next
--  -> uuid, text, jsonb, integer, integer, integer, text, text
WITH
      
      
      
      next AS (
        SELECT j.id
        FROM pgboss.job_common j
        WHERE j.name = 'forget-requests'
          AND j.state < 'active'
          AND NOT j.blocked
          AND j.start_after <= pgboss.job_now()
        ORDER BY j.priority desc, j.created_on
        LIMIT 1
        FOR UPDATE OF j SKIP LOCKED
      )
      
      
      UPDATE pgboss.job_common j SET
        state = 'active',
        started_on = pgboss.job_now(),
        heartbeat_on = pgboss.job_now(),
        retry_count = CASE WHEN started_on IS NOT NULL THEN retry_count + 1 ELSE retry_count END
      FROM next
      WHERE name = 'forget-requests' AND j.id = next.id
      
      
      RETURNING j.id, name, data, retry_count as "retryCount", expire_seconds as "expireInSeconds", heartbeat_seconds as "heartbeatSeconds", group_id as "groupId", group_tier as "groupTier"
--> next
--  -> uuid, text, jsonb, integer, integer, integer, text, text
WITH
      
      
      
      next AS (
        SELECT j.id
        FROM pgboss.job_common j
        WHERE j.name = 'forget-staff-records'
          AND j.state < 'active'
          AND NOT j.blocked
          AND j.start_after <= pgboss.job_now()
        ORDER BY j.priority desc, j.created_on
        LIMIT 1
        FOR UPDATE OF j SKIP LOCKED
      )
      
      
      UPDATE pgboss.job_common j SET
        state = 'active',
        started_on = pgboss.job_now(),
        heartbeat_on = pgboss.job_now(),
        retry_count = CASE WHEN started_on IS NOT NULL THEN retry_count + 1 ELSE retry_count END
      FROM next
      WHERE name = 'forget-staff-records' AND j.id = next.id
      
      
      RETURNING j.id, name, data, retry_count as "retryCount", expire_seconds as "expireInSeconds", heartbeat_seconds as "heartbeatSeconds", group_id as "groupId", group_tier as "groupTier"
--> next
--  -> uuid, text, jsonb, integer, integer, integer, text, text
WITH
      
      
      
      next AS (
        SELECT j.id
        FROM pgboss.job_common j
        WHERE j.name = 'forget-visitor-mails'
          AND j.state < 'active'
          AND NOT j.blocked
          AND j.start_after <= pgboss.job_now()
        ORDER BY j.priority desc, j.created_on
        LIMIT 1
        FOR UPDATE OF j SKIP LOCKED
      )
      
      
      UPDATE pgboss.job_common j SET
        state = 'active',
        started_on = pgboss.job_now(),
        heartbeat_on = pgboss.job_now(),
        retry_count = CASE WHEN started_on IS NOT NULL THEN retry_count + 1 ELSE retry_count END
      FROM next
      WHERE name = 'forget-visitor-mails' AND j.id = next.id
      
      
      RETURNING j.id, name, data, retry_count as "retryCount", expire_seconds as "expireInSeconds", heartbeat_seconds as "heartbeatSeconds", group_id as "groupId", group_tier as "groupTier"
--> next
--  -> uuid, text, jsonb, integer, integer, integer, text, text, text, pgboss.job_state, integer, integer, integer, boolean, integer, timestamp with time zone, timestamp with time zone, text, timestamp without time zone, integer, timestamp with time zone, timestamp with time zone, timestamp with time zone, timestamp with time zone, text, boolean, boolean, integer, jsonb, text, uuid, timestamp with time zone, integer, jsonb, uuid
WITH
      
      
      
      next AS (
        SELECT j.id
        FROM pgboss.job_common j
        WHERE j.name = 'mail'
          AND j.state < 'active'
          AND NOT j.blocked
          AND j.start_after <= pgboss.job_now()
        ORDER BY j.priority desc, j.created_on
        LIMIT 25
        FOR UPDATE OF j SKIP LOCKED
      )
      
      
      UPDATE pgboss.job_common j SET
        state = 'active',
        started_on = pgboss.job_now(),
        heartbeat_on = pgboss.job_now(),
        retry_count = CASE WHEN started_on IS NOT NULL THEN retry_count + 1 ELSE retry_count END
      FROM next
      WHERE name = 'mail' AND j.id = next.id
      
      
      RETURNING j.id, name, data, retry_count as "retryCount", expire_seconds as "expireInSeconds", heartbeat_seconds as "heartbeatSeconds", group_id as "groupId", group_tier as "groupTier",
  policy,
  state,
  priority,
  retry_limit as "retryLimit",
  retry_delay as "retryDelay",
  retry_backoff as "retryBackoff",
  retry_delay_max as "retryDelayMax",
  start_after as "startAfter",
  started_on as "startedOn",
  singleton_key as "singletonKey",
  singleton_on as "singletonOn",
  deletion_seconds as "deleteAfterSeconds",
  heartbeat_on as "heartbeatOn",
  created_on as "createdOn",
  completed_on as "completedOn",
  keep_until as "keepUntil",
  dead_letter as "deadLetter",
  blocked,
  blocking,
  pending_dependencies as "pendingDependencies",
  output,
  source_name as "sourceName",
  source_id as "sourceId",
  source_created_on as "sourceCreatedOn",
  source_retry_count as "sourceRetryCount",
  source_output as "sourceOutput",
  source_root_id as "sourceRootId"
--> next
--  -> uuid, text, jsonb, integer, integer, integer, text, text
WITH
      
      
      
      next AS (
        SELECT j.id
        FROM pgboss.job_common j
        WHERE j.name = 'remind-of-calls'
          AND j.state < 'active'
          AND NOT j.blocked
          AND j.start_after <= pgboss.job_now()
        ORDER BY j.priority desc, j.created_on
        LIMIT 1
        FOR UPDATE OF j SKIP LOCKED
      )
      
      
      UPDATE pgboss.job_common j SET
        state = 'active',
        started_on = pgboss.job_now(),
        heartbeat_on = pgboss.job_now(),
        retry_count = CASE WHEN started_on IS NOT NULL THEN retry_count + 1 ELSE retry_count END
      FROM next
      WHERE name = 'remind-of-calls' AND j.id = next.id
      
      
      RETURNING j.id, name, data, retry_count as "retryCount", expire_seconds as "expireInSeconds", heartbeat_seconds as "heartbeatSeconds", group_id as "groupId", group_tier as "groupTier"
--> next
--  -> uuid, text, jsonb, integer, integer, integer, text, text
WITH
      
      
      
      next AS (
        SELECT j.id
        FROM pgboss.job_common j
        WHERE j.name = 'studies-to-check'
          AND j.state < 'active'
          AND NOT j.blocked
          AND j.start_after <= pgboss.job_now()
        ORDER BY j.priority desc, j.created_on
        LIMIT 1
        FOR UPDATE OF j SKIP LOCKED
      )
      
      
      UPDATE pgboss.job_common j SET
        state = 'active',
        started_on = pgboss.job_now(),
        heartbeat_on = pgboss.job_now(),
        retry_count = CASE WHEN started_on IS NOT NULL THEN retry_count + 1 ELSE retry_count END
      FROM next
      WHERE name = 'studies-to-check' AND j.id = next.id
      
      
      RETURNING j.id, name, data, retry_count as "retryCount", expire_seconds as "expireInSeconds", heartbeat_seconds as "heartbeatSeconds", group_id as "groupId", group_tier as "groupTier"
--> next
--  -> uuid, text, jsonb, integer, integer, integer, text, text
WITH
      
      
      
      next AS (
        SELECT j.id
        FROM pgboss.job_common j
        WHERE j.name = 'tell-news'
          AND j.state < 'active'
          AND NOT j.blocked
          AND j.start_after <= pgboss.job_now()
        ORDER BY j.priority desc, j.created_on
        LIMIT 1
        FOR UPDATE OF j SKIP LOCKED
      )
      
      
      UPDATE pgboss.job_common j SET
        state = 'active',
        started_on = pgboss.job_now(),
        heartbeat_on = pgboss.job_now(),
        retry_count = CASE WHEN started_on IS NOT NULL THEN retry_count + 1 ELSE retry_count END
      FROM next
      WHERE name = 'tell-news' AND j.id = next.id
      
      
      RETURNING j.id, name, data, retry_count as "retryCount", expire_seconds as "expireInSeconds", heartbeat_seconds as "heartbeatSeconds", group_id as "groupId", group_tier as "groupTier"
--> next
-- text, uuid[], jsonb, text[] -> bigint, uuid[]
WITH deleted_jobs AS (
      DELETE FROM pgboss.job_common
      WHERE name = $1 AND id = ANY($2::uuid[]) AND state < 'completed' AND state = 'active'
        AND (id::text || ':' || retry_count::text) = ANY($4::text[])
      RETURNING *
    ),
    retried_jobs AS (
      INSERT INTO pgboss.job_common (
        id,
        name,
        priority,
        data,
        state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        completed_on,
        keep_until,
        policy,
        output,
        dead_letter,
        heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id
      )
      SELECT
        id,
        name,
        priority,
        data,
        CASE
          WHEN retry_count < retry_limit THEN 'retry'::pgboss.job_state
          ELSE 'failed'::pgboss.job_state
          END as state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        CASE WHEN retry_count = retry_limit THEN start_after
             WHEN NOT retry_backoff THEN pgboss.job_now() + retry_delay * interval '1'
             ELSE pgboss.job_now() + LEAST(
               retry_delay_max,
               GREATEST(retry_delay, 1) * (
                2 ^ LEAST(16, retry_count + 1) / 2 +
                2 ^ LEAST(16, retry_count + 1) / 2 * random()
               )
             ) * interval '1s'
        END as start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        CASE WHEN retry_count < retry_limit THEN NULL ELSE pgboss.job_now() END as completed_on,
        keep_until,
        policy,
        $3::jsonb,
        dead_letter,
        NULL as heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id
      FROM deleted_jobs
      ON CONFLICT DO NOTHING
      RETURNING *
    ),
    failed_jobs as (
      INSERT INTO pgboss.job_common (
        id,
        name,
        priority,
        data,
        state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        completed_on,
        keep_until,
        policy,
        output,
        dead_letter,
        heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id
      )
      SELECT
        id,
        name,
        priority,
        data,
        'failed'::pgboss.job_state as state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        pgboss.job_now() as completed_on,
        keep_until,
        policy,
        $3::jsonb,
        dead_letter,
        NULL as heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id
      FROM deleted_jobs
      WHERE id NOT IN (SELECT id from retried_jobs)
      RETURNING *
    ),
    results as (
      SELECT * FROM retried_jobs
      UNION ALL
      SELECT * FROM failed_jobs
    ),
    dlq_jobs as (
      INSERT INTO pgboss.job (name, priority, data, retry_limit, retry_backoff, retry_delay, start_after, created_on, keep_until, deletion_seconds,
        expire_seconds, singleton_key, group_id, group_tier, heartbeat_seconds,
        source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id)
      SELECT
        r.dead_letter,
        r.priority,
        r.data,
        q.retry_limit,
        q.retry_backoff,
        q.retry_delay,
        pgboss.job_now(),
        pgboss.job_now(),
        pgboss.job_now() + q.retention_seconds * interval '1s',
        q.deletion_seconds,
        q.expire_seconds,
        r.singleton_key,
        r.group_id,
        r.group_tier,
        q.heartbeat_seconds,
        r.name,
        r.id,
        r.created_on,
        r.retry_count,
        r.output,
        COALESCE(r.source_root_id, r.id)
      FROM results r
        JOIN pgboss.queue q ON q.name = r.dead_letter
      WHERE state = 'failed'
    )
    SELECT COUNT(*), COALESCE(array_agg(id), '{}'::uuid[]) AS ids FROM results
--> next
--  -> bigint
WITH deleted_jobs AS (
      DELETE FROM pgboss.job_common
      WHERE state = 'active'
            AND (started_on + expire_seconds * interval '1s') < pgboss.job_now()
            AND name = ANY(ARRAY['__pgboss__send-it','mail-undeliverable','mail','forget-idempotency-keys','forget-visitor-mails','forget-request-counts','forget-memory-tests','forget-requests','remind-of-calls','forget-cookie-consents','forget-staff-records','tell-news','forget-news','studies-to-check']::text[])
      RETURNING *
    ),
    retried_jobs AS (
      INSERT INTO pgboss.job_common (
        id,
        name,
        priority,
        data,
        state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        completed_on,
        keep_until,
        policy,
        output,
        dead_letter,
        heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id
      )
      SELECT
        id,
        name,
        priority,
        data,
        CASE
          WHEN retry_count < retry_limit THEN 'retry'::pgboss.job_state
          ELSE 'failed'::pgboss.job_state
          END as state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        CASE WHEN retry_count = retry_limit THEN start_after
             WHEN NOT retry_backoff THEN pgboss.job_now() + retry_delay * interval '1'
             ELSE pgboss.job_now() + LEAST(
               retry_delay_max,
               GREATEST(retry_delay, 1) * (
                2 ^ LEAST(16, retry_count + 1) / 2 +
                2 ^ LEAST(16, retry_count + 1) / 2 * random()
               )
             ) * interval '1s'
        END as start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        CASE WHEN retry_count < retry_limit THEN NULL ELSE pgboss.job_now() END as completed_on,
        keep_until,
        policy,
        '{ "value": { "message": "job timed out" } }'::jsonb,
        dead_letter,
        NULL as heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id
      FROM deleted_jobs
      ON CONFLICT DO NOTHING
      RETURNING *
    ),
    failed_jobs as (
      INSERT INTO pgboss.job_common (
        id,
        name,
        priority,
        data,
        state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        completed_on,
        keep_until,
        policy,
        output,
        dead_letter,
        heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id
      )
      SELECT
        id,
        name,
        priority,
        data,
        'failed'::pgboss.job_state as state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        pgboss.job_now() as completed_on,
        keep_until,
        policy,
        '{ "value": { "message": "job timed out" } }'::jsonb,
        dead_letter,
        NULL as heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id
      FROM deleted_jobs
      WHERE id NOT IN (SELECT id from retried_jobs)
      RETURNING *
    ),
    results as (
      SELECT * FROM retried_jobs
      UNION ALL
      SELECT * FROM failed_jobs
    ),
    dlq_jobs as (
      INSERT INTO pgboss.job (name, priority, data, retry_limit, retry_backoff, retry_delay, start_after, created_on, keep_until, deletion_seconds,
        expire_seconds, singleton_key, group_id, group_tier, heartbeat_seconds,
        source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id)
      SELECT
        r.dead_letter,
        r.priority,
        r.data,
        q.retry_limit,
        q.retry_backoff,
        q.retry_delay,
        pgboss.job_now(),
        pgboss.job_now(),
        pgboss.job_now() + q.retention_seconds * interval '1s',
        q.deletion_seconds,
        q.expire_seconds,
        r.singleton_key,
        r.group_id,
        r.group_tier,
        q.heartbeat_seconds,
        r.name,
        r.id,
        r.created_on,
        r.retry_count,
        r.output,
        COALESCE(r.source_root_id, r.id)
      FROM results r
        JOIN pgboss.queue q ON q.name = r.dead_letter
      WHERE state = 'failed'
    )
    SELECT COUNT(*) FROM results
--> next
--  -> bigint
WITH deleted_jobs AS (
      DELETE FROM pgboss.job_common
      WHERE state = 'active'
            AND heartbeat_seconds IS NOT NULL
            AND (heartbeat_on + heartbeat_seconds * interval '1s') < pgboss.job_now()
            AND name = ANY(ARRAY['__pgboss__send-it','mail-undeliverable','mail','forget-idempotency-keys','forget-visitor-mails','forget-request-counts','forget-memory-tests','forget-requests','remind-of-calls','forget-cookie-consents','forget-staff-records','tell-news','forget-news','studies-to-check']::text[])
      RETURNING *
    ),
    retried_jobs AS (
      INSERT INTO pgboss.job_common (
        id,
        name,
        priority,
        data,
        state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        completed_on,
        keep_until,
        policy,
        output,
        dead_letter,
        heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id
      )
      SELECT
        id,
        name,
        priority,
        data,
        CASE
          WHEN retry_count < retry_limit THEN 'retry'::pgboss.job_state
          ELSE 'failed'::pgboss.job_state
          END as state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        CASE WHEN retry_count = retry_limit THEN start_after
             WHEN NOT retry_backoff THEN pgboss.job_now() + retry_delay * interval '1'
             ELSE pgboss.job_now() + LEAST(
               retry_delay_max,
               GREATEST(retry_delay, 1) * (
                2 ^ LEAST(16, retry_count + 1) / 2 +
                2 ^ LEAST(16, retry_count + 1) / 2 * random()
               )
             ) * interval '1s'
        END as start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        CASE WHEN retry_count < retry_limit THEN NULL ELSE pgboss.job_now() END as completed_on,
        keep_until,
        policy,
        '{ "value": { "message": "job heartbeat timeout" } }'::jsonb,
        dead_letter,
        NULL as heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id
      FROM deleted_jobs
      ON CONFLICT DO NOTHING
      RETURNING *
    ),
    failed_jobs as (
      INSERT INTO pgboss.job_common (
        id,
        name,
        priority,
        data,
        state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        completed_on,
        keep_until,
        policy,
        output,
        dead_letter,
        heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id
      )
      SELECT
        id,
        name,
        priority,
        data,
        'failed'::pgboss.job_state as state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        pgboss.job_now() as completed_on,
        keep_until,
        policy,
        '{ "value": { "message": "job heartbeat timeout" } }'::jsonb,
        dead_letter,
        NULL as heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id
      FROM deleted_jobs
      WHERE id NOT IN (SELECT id from retried_jobs)
      RETURNING *
    ),
    results as (
      SELECT * FROM retried_jobs
      UNION ALL
      SELECT * FROM failed_jobs
    ),
    dlq_jobs as (
      INSERT INTO pgboss.job (name, priority, data, retry_limit, retry_backoff, retry_delay, start_after, created_on, keep_until, deletion_seconds,
        expire_seconds, singleton_key, group_id, group_tier, heartbeat_seconds,
        source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id)
      SELECT
        r.dead_letter,
        r.priority,
        r.data,
        q.retry_limit,
        q.retry_backoff,
        q.retry_delay,
        pgboss.job_now(),
        pgboss.job_now(),
        pgboss.job_now() + q.retention_seconds * interval '1s',
        q.deletion_seconds,
        q.expire_seconds,
        r.singleton_key,
        r.group_id,
        r.group_tier,
        q.heartbeat_seconds,
        r.name,
        r.id,
        r.created_on,
        r.retry_count,
        r.output,
        COALESCE(r.source_root_id, r.id)
      FROM results r
        JOIN pgboss.queue q ON q.name = r.dead_letter
      WHERE state = 'failed'
    )
    SELECT COUNT(*) FROM results
--> next
-- text[] -> text
WITH due AS (
      SELECT name
      FROM pgboss.queue
      WHERE name = ANY($1::text[])
        AND EXTRACT( EPOCH FROM (pgboss.job_now() - COALESCE(maintain_on, pgboss.job_now() - interval '1 week') ) ) >= 86400
      ORDER BY name FOR NO KEY UPDATE SKIP LOCKED
    )
    UPDATE pgboss.queue
    SET maintain_on = pgboss.job_now()
    FROM due
    WHERE queue.name = due.name
    RETURNING queue.name
--> next
-- text[] -> text, boolean
WITH due AS (
      SELECT name
      FROM pgboss.queue
      WHERE name = ANY($1::text[])
        AND EXTRACT( EPOCH FROM (pgboss.job_now() - COALESCE(monitor_claim_on, monitor_on, pgboss.job_now() - interval '1 week') ) ) >= 5
      ORDER BY name FOR NO KEY UPDATE SKIP LOCKED
    )
    UPDATE pgboss.queue
    SET monitor_claim_on = pgboss.job_now()
    FROM due
    WHERE queue.name = due.name
    RETURNING queue.name, NOT EXISTS (SELECT 1 FROM pgboss.version WHERE monitor_backoff_on > pgboss.job_now()) as "refreshStats"
--> next
-- text, jsonb -> 
WITH options as (SELECT $2::jsonb as data)
    UPDATE pgboss.queue SET
      retry_limit = COALESCE((o.data->>'retryLimit')::int, retry_limit),
      retry_delay = COALESCE((o.data->>'retryDelay')::int, retry_delay),
      retry_backoff = COALESCE((o.data->>'retryBackoff')::bool, retry_backoff),
      retry_delay_max = CASE WHEN (o.data -> 'retryDelayMax') IS NOT NULL
        THEN (o.data->>'retryDelayMax')::int
        ELSE retry_delay_max END,
      expire_seconds = COALESCE((o.data->>'expireInSeconds')::int, expire_seconds),
      retention_seconds = COALESCE((o.data->>'retentionSeconds')::int, retention_seconds),
      deletion_seconds = COALESCE((o.data->>'deleteAfterSeconds')::int, deletion_seconds),
      warning_queued = COALESCE((o.data->>'warningQueueSize')::int, warning_queued),
      heartbeat_seconds = CASE WHEN (o.data -> 'heartbeatSeconds') IS NOT NULL
        THEN (o.data->>'heartbeatSeconds')::int
        ELSE heartbeat_seconds END,
      notify = COALESCE((o.data->>'notify')::bool, notify),
      dead_letter = CASE WHEN (o.data -> 'deadLetter') IS NOT NULL
        THEN o.data->>'deadLetter'
        ELSE dead_letter END,
      updated_on = pgboss.job_now()
    FROM options o
    WHERE name = $1
--> next
--  -> timestamp with time zone, numeric, boolean
WITH prior AS (
      SELECT cron_on, EXTRACT( EPOCH FROM (pgboss.job_now() - cron_on) ) as elapsed FROM pgboss.version
    ), claim AS (
      
    UPDATE pgboss.version
    SET cron_on = pgboss.job_now()
    WHERE EXTRACT( EPOCH FROM (pgboss.job_now() - COALESCE(cron_on, pgboss.job_now() - interval '1 week') ) ) >= 30
    RETURNING true
  
    )
    SELECT prior.cron_on as "priorCronOn", prior.elapsed as "elapsed", EXISTS (SELECT 1 FROM claim) as "claimed" FROM prior
--> next
-- text, uuid[], jsonb -> bigint, uuid[]
WITH results AS (
      UPDATE pgboss.job_common
      SET completed_on = pgboss.job_now(),
        state = 'completed',
        output = $3::jsonb,
        blocked = false,
        pending_dependencies = 0
      WHERE name = $1
        AND id = ANY($2::uuid[])
        AND state < 'completed'
        
      RETURNING id
    )
    SELECT COUNT(*), COALESCE(array_agg(id), '{}'::uuid[]) AS ids FROM results
--> next
-- timestamp with time zone -> 
delete from "call_place" where "call_place"."starts_at" < $1
--> next
--  -> 
delete from "cookie_consent" where "cookie_consent"."at" < now() - interval '13 months'
--> next
--  -> 
delete from "counting_key" where "counting_key"."day" < (now() at time zone 'UTC')::date
--> next
-- timestamp with time zone -> 
delete from "idempotency_key" where "idempotency_key"."created_at" < $1
--> next
-- timestamp with time zone -> 
delete from "known_network" where "known_network"."last_at" < $1
--> next
-- timestamp with time zone -> 
delete from "login_count" where "login_count"."last_at" < $1
--> next
-- timestamp with time zone -> 
delete from "material_key" where "material_key"."expires_at" < $1
--> next
--  -> 
delete from "request_count" where "request_count"."until" < now()
--> next
-- timestamp with time zone -> 
delete from "staff_session" where "staff_session"."created_at" < $1
--> next
-- timestamp with time zone -> 
delete from "staff_view" where "staff_view"."at" < $1
--> next
--  -> 
delete from "visitor_mail" where "visitor_mail"."at" < now() - interval '8 days'
--> next
--  -> 
delete from relative_link where expires_at < now()
--> next
-- uuid, integer, jsonb, text, timestamp with time zone -> 
insert into "cookie_consent" ("id", "version", "values", "locale", "at") values ($1, $2, $3, $4, $5) on conflict do nothing
--> next
-- text, text, jsonb, text, text, jsonb -> 
insert into "kept_instrument" ("id", "version", "data") values ($1, $2, $3), ($4, $5, $6) on conflict ("id","version") do update set "data" = excluded.data
--> next
-- text, text, timestamp with time zone, timestamp with time zone -> 
insert into "known_network" ("account", "network", "last_at") values ($1, $2, $3) on conflict ("account","network") do update set "last_at" = $4
--> next
-- text, integer, timestamp with time zone -> 
insert into "login_count" ("key", "failures", "last_at") values ($1, $2, $3) on conflict do nothing
--> next
-- text, integer, timestamp with time zone, text, integer, timestamp with time zone, text, integer, timestamp with time zone -> 
insert into "login_count" ("key", "failures", "last_at") values ($1, $2, $3), ($4, $5, $6), ($7, $8, $9) on conflict do nothing
--> next
-- text, text, timestamp with time zone -> 
insert into "material_key" ("key_hash", "trial_code", "expires_at") values ($1, $2, $3)
--> next
-- text, text -> 
insert into "session_key" ("name", "secret", "created_at") values ($1, $2, default) on conflict do nothing
--> next
-- uuid, text, text, text, text, timestamp with time zone -> 
insert into "staff" ("id", "email", "first_name", "last_name", "password_hash", "created_at", "disabled_at") values ($1, $2, $3, $4, $5, $6, default) on conflict do nothing
--> next
-- uuid, text[], timestamp with time zone -> 
insert into "staff_view" ("id", "staff_id", "seen", "at") values (default, $1, $2, $3)
--> next
-- text, text, text, text[], text, timestamp with time zone, text, text, text, text[], text, timestamp with time zone -> 
insert into "study_material" ("trial_code", "locale", "title", "paragraphs", "password_hash", "changed_at") values ($1, $2, $3, $4, $5, $6) on conflict ("trial_code","locale") do update set "trial_code" = $7, "locale" = $8, "title" = $9, "paragraphs" = $10, "password_hash" = $11, "changed_at" = $12
--> next
-- text, text -> 
insert into "visitor_mail" ("id", "mailbox", "at") values ($1, $2, default) on conflict do nothing
--> next
-- text, text -> timestamp with time zone
select "at" from "mail_stop" where ("mail_stop"."mailbox" = $1 and "mail_stop"."letter" = $2)
--> next
--  -> text, boolean, timestamp with time zone
select "code", "is_open", "opened_at" from "study_seen"
--> next
--  -> text, boolean, timestamp with time zone
select "code", "is_open", "opened_at" from "study_seen" where "study_seen"."opened_at" is not null
--> next
-- timestamp with time zone -> uuid, text, text, text, text, text, jsonb, text[], timestamp with time zone, timestamp with time zone
select "contact"."id", "contact"."email", "contact"."locale", "contact"."country", "contact"."first_name", "contact"."postal_code", "contact"."matching", "contact"."lists", "contact"."created_at", "contact"."updated_at" from "news_alert" inner join "contact" on "contact"."id" = "news_alert"."contact_id" where "news_alert"."confirmed_at" < $1
--> next
-- timestamp with time zone -> uuid, text, text, text, text, text, jsonb, text[], timestamp with time zone, timestamp with time zone
select "contact"."id", "contact"."email", "contact"."locale", "contact"."country", "contact"."first_name", "contact"."postal_code", "contact"."matching", "contact"."lists", "contact"."created_at", "contact"."updated_at" from "news_alert" inner join "contact" on "contact"."id" = "news_alert"."contact_id" where ("news_alert"."confirmed_at" is null and "news_alert"."asked_at" < $1)
--> next
--  -> uuid, jsonb, timestamp with time zone, jsonb, timestamp with time zone, timestamp with time zone, timestamp with time zone
select "contact_id", "asked", "asked_at", "wanted", "confirmed_at", "told_until", "written_at" from "news_alert" where "news_alert"."wanted" is not null
--> next
-- text, text, text, uuid -> text, text, text, text, text, boolean, boolean
select "contact_request"."reference", "contact"."locale", "contact"."country", "contact"."first_name", "contact"."email", "consent"."id" is not null, "programme"."id" is not null and "studies"."id" is null from "contact_request" inner join "contact" on "contact"."id" = "contact_request"."contact_id" left join "consent" on ("consent"."subject_id" = "contact_request"."id" and "consent"."purpose" = $1) left join "consent" "programme" on ("programme"."subject_id" = "contact_request"."id" and "programme"."purpose" = $2) left join "consent" "studies" on ("studies"."subject_id" = "contact_request"."id" and "studies"."purpose" = $3) where "contact_request"."id" = $4
--> next
-- interval, interval, text -> text, boolean, boolean
select "id", "at" > now() - $1::interval, "at" > now() - $2::interval from "visitor_mail" where ("visitor_mail"."mailbox" = $3 and "visitor_mail"."at" > now() - interval '7 days')
--> next
-- text, timestamp with time zone -> uuid, text, text, text, text, text, text, jsonb, jsonb, text, text, text, text, jsonb, date, timestamp with time zone, timestamp with time zone
select "id", "capability_hash", "reference", "user_type", "locale", "instrument_id", "instrument_version", "answers", "goals", "first_name", "email", "phone", "country", "callback", "call_by", "created_at", "active_at" from "orientation_result" where ("orientation_result"."capability_hash" = $1 and "orientation_result"."active_at" > $2)
--> next
-- uuid -> uuid, text, text, text
select "id", "consultation_type", "respondent", "reason" from "consultation" where "consultation"."id" = $1
--> next
--  -> uuid, uuid
select "id", "contact_id" from "contact_request" order by "contact_request"."created_at"
--> next
-- bigint -> uuid, uuid, text, text, text[], timestamp with time zone
select "id", "contact_id", "capability", "capability_hash", "studies", "created_at" from "news_mail" order by "news_mail"."created_at" desc limit $1
--> next
-- timestamp with time zone, bigint -> uuid, text
select "id", "email" from "sent_request" where "sent_request"."active_at" < $1 limit $2
--> next
-- text -> uuid, text, text, text, text, timestamp with time zone, timestamp with time zone
select "id", "email", "first_name", "last_name", "password_hash", "created_at", "disabled_at" from "staff" where "staff"."email" = $1
--> next
-- uuid -> uuid, text, text, text, text, text, text, text, text, text, text, jsonb, jsonb, date, timestamp with time zone, text, timestamp with time zone, integer, integer, timestamp with time zone, timestamp with time zone
select "id", "kind", "reference", "locale", "country", "first_name", "last_name", "email", "phone", "postal_code", "relation", "helper", "callback", "call_by", "call_asked_at", "call_state", "call_state_at", "call_sequence", "version", "created_at", "active_at" from "sent_request" where "sent_request"."id" = $1
--> next
-- text -> uuid, text, text, text, text, text, text, text, text, text, text, jsonb, jsonb, date, timestamp with time zone, text, timestamp with time zone, integer, integer, timestamp with time zone, timestamp with time zone
select "id", "kind", "reference", "locale", "country", "first_name", "last_name", "email", "phone", "postal_code", "relation", "helper", "callback", "call_by", "call_asked_at", "call_state", "call_state_at", "call_sequence", "version", "created_at", "active_at" from "sent_request" where "sent_request"."reference" = $1
--> next
-- text, text, text -> uuid, text, text, text, text, text, text, text, text, text, text, jsonb, jsonb, date, timestamp with time zone, text, timestamp with time zone, integer, integer, timestamp with time zone, timestamp with time zone
select "id", "kind", "reference", "locale", "country", "first_name", "last_name", "email", "phone", "postal_code", "relation", "helper", "callback", "call_by", "call_asked_at", "call_state", "call_state_at", "call_sequence", "version", "created_at", "active_at" from "sent_request" where ("sent_request"."call_state" = $1 and "sent_request"."callback" ->> 'kind' = 'slot' and "sent_request"."callback" ->> 'starts_at' between $2 and $3)
--> next
-- double precision, text, text, double precision, bigint -> uuid, text, text, text, text, text, text, text, text, text, text, jsonb, jsonb, date, timestamp with time zone, text, timestamp with time zone, integer, integer, timestamp with time zone, timestamp with time zone, timestamp with time zone
select "id", "kind", "reference", "locale", "country", "first_name", "last_name", "email", "phone", "postal_code", "relation", "helper", "callback", "call_by", "call_asked_at", "call_state", "call_state_at", "call_sequence", "version", "created_at", "active_at", case "callback" ->> 'kind'
  when 'slot' then ("callback" ->> 'starts_at')::timestamptz + $1 * interval '1 minute'
  else ("call_by" + 1)::timestamp at time zone ("callback" ->> 'time_zone')
end from "sent_request" order by "sent_request"."call_state" = $2 desc, case when "sent_request"."call_state" = $3 then case "sent_request"."callback" ->> 'kind'
  when 'slot' then ("sent_request"."callback" ->> 'starts_at')::timestamptz + $4 * interval '1 minute'
  else ("sent_request"."call_by" + 1)::timestamp at time zone ("sent_request"."callback" ->> 'time_zone')
end end, "sent_request"."created_at" desc, "sent_request"."id" limit $5
--> next
-- uuid -> uuid, text, text, text, text, text
select "id", "profession", "rpps", "adeli", "town", "message" from "application" where "application"."id" = $1
--> next
-- uuid -> uuid, text, text, text, text, jsonb, text
select "id", "respondent", "doctor_kind", "seen", "said", "seeks", "seeks_more" from "secondary_consultation" where "secondary_consultation"."id" = $1
--> next
-- uuid -> uuid, text, date, text
select "id", "rpps", "birth_date", "reason" from "referral" where "referral"."id" = $1
--> next
-- uuid -> uuid, uuid, text, text, text, timestamp with time zone, timestamp with time zone
select "id", "subject_id", "purpose", "text_version", "locale", "given_at", "withdrawn_at" from "consent" where "consent"."subject_id" = $1 order by "consent"."given_at" asc, "consent"."purpose" asc
--> next
-- uuid -> uuid, text, text, jsonb, date, jsonb, jsonb
select "id", "user_type", "questionnaire_version", "answers", "birth_date", "patient", "companion" from "preconsultation" where "preconsultation"."id" = $1
--> next
-- text -> text, integer, timestamp with time zone
select "key", "failures", "last_at" from "login_count" where "login_count"."key" in ($1)
--> next
-- text -> text, integer, timestamp with time zone
select "key", "failures", "last_at" from "login_count" where "login_count"."key" in ($1) order by "login_count"."key" asc for update
--> next
-- text, text, text -> text, integer, timestamp with time zone
select "key", "failures", "last_at" from "login_count" where "login_count"."key" in ($1, $2, $3)
--> next
-- text, text, text -> text, integer, timestamp with time zone
select "key", "failures", "last_at" from "login_count" where "login_count"."key" in ($1, $2, $3) order by "login_count"."key" asc for update
--> next
-- text -> text, text, timestamp with time zone
select "name", "secret", "created_at" from "session_key" where "session_key"."name" = $1
--> next
-- text -> uuid, uuid, text, text, text[], timestamp with time zone, uuid, jsonb, timestamp with time zone, jsonb, timestamp with time zone, timestamp with time zone, timestamp with time zone, uuid, text, text, text, text, text, jsonb, text[], timestamp with time zone, timestamp with time zone
select "news_mail"."id", "news_mail"."contact_id", "news_mail"."capability", "news_mail"."capability_hash", "news_mail"."studies", "news_mail"."created_at", "news_alert"."contact_id", "news_alert"."asked", "news_alert"."asked_at", "news_alert"."wanted", "news_alert"."confirmed_at", "news_alert"."told_until", "news_alert"."written_at", "contact"."id", "contact"."email", "contact"."locale", "contact"."country", "contact"."first_name", "contact"."postal_code", "contact"."matching", "contact"."lists", "contact"."created_at", "contact"."updated_at" from "news_mail" inner join "news_alert" on "news_alert"."contact_id" = "news_mail"."contact_id" inner join "contact" on "contact"."id" = "news_mail"."contact_id" where "news_mail"."capability_hash" = $1
--> next
-- uuid, bigint -> uuid, uuid, text, text, text[], timestamp with time zone, uuid, jsonb, timestamp with time zone, jsonb, timestamp with time zone, timestamp with time zone, timestamp with time zone, uuid, text, text, text, text, text, jsonb, text[], timestamp with time zone, timestamp with time zone, text
select "news_mail"."id", "news_mail"."contact_id", "news_mail"."capability", "news_mail"."capability_hash", "news_mail"."studies", "news_mail"."created_at", "news_alert"."contact_id", "news_alert"."asked", "news_alert"."asked_at", "news_alert"."wanted", "news_alert"."confirmed_at", "news_alert"."told_until", "news_alert"."written_at", "contact"."id", "contact"."email", "contact"."locale", "contact"."country", "contact"."first_name", "contact"."postal_code", "contact"."matching", "contact"."lists", "contact"."created_at", "contact"."updated_at", "contact_request"."reference" from "news_mail" inner join "news_alert" on "news_alert"."contact_id" = "news_mail"."contact_id" inner join "contact" on "contact"."id" = "news_mail"."contact_id" inner join "contact_request" on "contact_request"."contact_id" = "news_mail"."contact_id" where "news_mail"."id" = $1 order by "contact_request"."created_at" desc limit $2
--> next
-- uuid -> uuid, text, text, text, text, text, text, jsonb, jsonb, text, text, text, text, jsonb, date, timestamp with time zone, timestamp with time zone
select "orientation_result"."id", "orientation_result"."capability_hash", "orientation_result"."reference", "orientation_result"."user_type", "orientation_result"."locale", "orientation_result"."instrument_id", "orientation_result"."instrument_version", "orientation_result"."answers", "orientation_result"."goals", "orientation_result"."first_name", "orientation_result"."email", "orientation_result"."phone", "orientation_result"."country", "orientation_result"."callback", "orientation_result"."call_by", "orientation_result"."created_at", "orientation_result"."active_at" from "relative_view" inner join "orientation_result" on "orientation_result"."id" = "relative_view"."relative_result_id" where "relative_view"."result_id" = $1
--> next
-- uuid -> uuid, text, text, text, text, text, text, jsonb, jsonb, text, text, text, text, jsonb, date, timestamp with time zone, timestamp with time zone, uuid, uuid, text, text, timestamp with time zone
select "orientation_result"."id", "orientation_result"."capability_hash", "orientation_result"."reference", "orientation_result"."user_type", "orientation_result"."locale", "orientation_result"."instrument_id", "orientation_result"."instrument_version", "orientation_result"."answers", "orientation_result"."goals", "orientation_result"."first_name", "orientation_result"."email", "orientation_result"."phone", "orientation_result"."country", "orientation_result"."callback", "orientation_result"."call_by", "orientation_result"."created_at", "orientation_result"."active_at", "orientation_mail"."id", "orientation_mail"."result_id", "orientation_mail"."locale", "orientation_mail"."capability", "orientation_mail"."created_at" from "orientation_mail" inner join "orientation_result" on "orientation_result"."id" = "orientation_mail"."result_id" where "orientation_mail"."id" = $1
--> next
-- text, bigint -> text
select "password_hash" from "study_material" where "study_material"."trial_code" = $1 limit $2
--> next
-- uuid, text -> text
select "reference" from "audit_entry" where ("audit_entry"."subject_id" = $1 and "audit_entry"."action" = $2)
--> next
-- uuid, integer -> uuid, integer, jsonb, timestamp with time zone
select "request_id", "version", "fields", "at" from "request_change" where ("request_change"."request_id" = $1 and "request_change"."version" > $2) order by "request_change"."version" asc
--> next
-- uuid -> uuid, uuid, text, integer, integer, timestamp with time zone, jsonb
select "request_mail"."id", "request_mail"."request_id", "request_mail"."capability", "request_mail"."version", "request_mail"."reminds_of", "request_mail"."created_at", "request_change"."fields" from "request_mail" left join "request_change" on ("request_change"."request_id" = "request_mail"."request_id" and "request_change"."version" = "request_mail"."version") where "request_mail"."id" = $1
--> next
-- uuid -> text
select "sent_request"."email" from "request_mail" inner join "sent_request" on "sent_request"."id" = "request_mail"."request_id" where ("request_mail"."id" = $1 and "request_mail"."reminds_of" is not null)
--> next
-- text, timestamp with time zone -> uuid, text, text, text, text, text, text, text, text, text, text, jsonb, jsonb, date, timestamp with time zone, text, timestamp with time zone, integer, integer, timestamp with time zone, timestamp with time zone
select "sent_request"."id", "sent_request"."kind", "sent_request"."reference", "sent_request"."locale", "sent_request"."country", "sent_request"."first_name", "sent_request"."last_name", "sent_request"."email", "sent_request"."phone", "sent_request"."postal_code", "sent_request"."relation", "sent_request"."helper", "sent_request"."callback", "sent_request"."call_by", "sent_request"."call_asked_at", "sent_request"."call_state", "sent_request"."call_state_at", "sent_request"."call_sequence", "sent_request"."version", "sent_request"."created_at", "sent_request"."active_at" from "request_link" inner join "sent_request" on "sent_request"."id" = "request_link"."request_id" where ("request_link"."capability_hash" = $1 and "sent_request"."active_at" > $2)
--> next
-- uuid, uuid -> uuid, text, text, text, text, timestamp with time zone, timestamp with time zone, uuid, uuid, timestamp with time zone, timestamp with time zone, text
select "staff"."id", "staff"."email", "staff"."first_name", "staff"."last_name", "staff"."password_hash", "staff"."created_at", "staff"."disabled_at", "staff_session"."id", "staff_session"."staff_id", "staff_session"."created_at", "staff_session"."ended_at", "staff_session"."ended_because" from "staff_session" inner join "staff" on "staff"."id" = "staff_session"."staff_id" where ("staff_session"."id" = $1 and "staff"."id" = $2)
--> next
-- text -> uuid, uuid, timestamp with time zone, timestamp with time zone, timestamp with time zone, timestamp with time zone, timestamp with time zone
select "staff_session"."id", "staff"."id", "staff_session"."created_at", "staff_session"."ended_at", "staff"."disabled_at", "refresh_token"."created_at", "refresh_token"."used_at" from "refresh_token" inner join "staff_session" on "staff_session"."id" = "refresh_token"."session_id" inner join "staff" on "staff"."id" = "staff_session"."staff_id" where "refresh_token"."token_hash" = $1
--> next
-- uuid -> text[]
select "studies" from "news_mail" where "news_mail"."contact_id" = $1 order by "news_mail"."created_at" desc
--> next
-- text, timestamp with time zone, text -> text, text, text[]
select "study_material"."trial_code", "study_material"."title", "study_material"."paragraphs" from "material_key" inner join "study_material" on "study_material"."trial_code" = "material_key"."trial_code" where ("material_key"."key_hash" = $1 and "material_key"."expires_at" > $2 and "study_material"."locale" = $3)
--> next
-- uuid -> uuid, text, text, jsonb, text, text, text, text, text, text, text, text, text, jsonb, jsonb, date, timestamp with time zone, text, text
select "trial_signup"."id", "trial_signup"."trial_code", "trial_signup"."respondent", "trial_signup"."answers", "trial_signup"."questionnaire_version", "trial_signup"."reference", "trial_signup"."locale", "trial_signup"."country", "trial_signup"."first_name", "trial_signup"."last_name", "trial_signup"."email", "trial_signup"."phone", "trial_signup"."relation", "trial_signup"."helper", "trial_signup"."callback", "trial_signup"."call_by", "trial_signup"."created_at", "sent_request"."country", "sent_request"."relation" from "trial_signup" inner join "sent_request" on "sent_request"."id" = "trial_signup"."id" where "trial_signup"."id" = $1
--> next
--  -> integer
select 1 from pg_tables where schemaname = 'pgboss' and tablename = 'version'
--> next
--  -> integer
select 1 from pg_tables where schemaname = current_schema() and tablename = 'contraction'
--> next
-- text, text, timestamp with time zone -> bigint
select count(*) as count from "known_network" where ("known_network"."account" = $1 and "known_network"."network" = $2 and "known_network"."last_at" > $3)
--> next
--  -> bigint
select count(*) as count from "sent_request"
--> next
-- uuid, text -> bigint
select count(*) as count from "staff" where ("staff"."id" = $1 and "staff"."password_hash" = $2 and "staff"."disabled_at" is null)
--> next
-- text, text, timestamp with time zone -> integer
select count(*)::int from "sent_request" where (coalesce("sent_request"."helper" ->> 'phone', "sent_request"."phone") = $1 and "sent_request"."call_state" = $2 and "sent_request"."active_at" > $3::timestamptz - interval '1 day')
--> next
--  -> text
select oldest_release as oldest from contraction
--> next
--  -> integer
select version from pgboss.version
--> next
-- text, text -> 
update "login_count" set "failures" = case when key = $1 then 0 else greatest(failures - 1, 0) end where "login_count"."key" in ($2)
--> next
-- text, text, text, text -> 
update "login_count" set "failures" = case when key = $1 then 0 else greatest(failures - 1, 0) end where "login_count"."key" in ($2, $3, $4)
--> next
-- integer, timestamp with time zone, text -> 
update "login_count" set failures = $1, last_at = $2 where key = $3
--> next
-- text, timestamp with time zone -> 
update "news_mail" set "capability" = $1 where ("news_mail"."capability" is not null and "news_mail"."created_at" < $2)
--> next
-- text, timestamp with time zone -> 
update "request_mail" set "capability" = $1 where ("request_mail"."capability" is not null and "request_mail"."created_at" < $2)
--> next
-- text, text -> 
update "study_material" set "password_hash" = $1 where "study_material"."trial_code" = $2
--> next
--  -> 
update orientation_mail set capability = null
      where capability is not null and created_at < now() - interval '4 days'
--> next
-- json, json -> 
with alert as (update news_alert set wanted = asked, confirmed_at = given.at, told_until = given.at, written_at = given.at
               from json_to_recordset($1) as given(id uuid, at timestamptz) where contact_id = given.id), trail as (insert into audit_entry (action, subject_id, reference, at)
               select distinct on (contact_id) 'news_confirmed', contact_request.id, reference, given.at
               from contact_request join json_to_recordset($2) as given(id uuid, at timestamptz) on contact_id = given.id
               order by contact_id, created_at desc) select
--> next
-- json -> 
with answers as (insert into meta_answers (result_id, unclear, helped_by, comment, created_at) select result_id, unclear, helped_by, comment, created_at from json_populate_recordset(null::meta_answers, $1) 
  on conflict (result_id) do update set
    unclear = excluded.unclear, helped_by = excluded.helped_by, comment = excluded.comment, created_at = excluded.created_at) select
--> next
-- json, json -> 
with answers as (insert into survey_answers (id, questionnaire_id, questionnaire_version, locale, answers, created_at) select id, questionnaire_id, questionnaire_version, locale, answers, created_at from json_populate_recordset(null::survey_answers, $1) ), consents as (insert into consent (id, subject_id, purpose, text_version, locale, given_at, withdrawn_at) select id, subject_id, purpose, text_version, locale, given_at, withdrawn_at from json_populate_recordset(null::consent, $2) ) select
--> next
-- json, json, json, json, json -> 
with asked as (delete from contact_request using json_to_recordset($1) as given(id uuid, at timestamptz)
       where contact_id = given.id returning contact_request.id, reference, given.at), contacts as (delete from contact using json_to_recordset($2) as given(id uuid) where contact.id = given.id), consents as (delete from consent using asked, json_to_recordset($3) as given(id uuid) where subject_id = asked.id), keys as (delete from idempotency_key using asked, json_to_recordset($4) as given(id uuid)
       where response ->> 'id' = asked.id::text), trail as (insert into audit_entry (action, subject_id, reference, at)
       select 'contact_erased', asked.id, asked.reference, asked.at
       from asked where exists (select from json_to_recordset($5) as given(id uuid))) select
--> next
-- json, json, json, json, json, text, json -> 
with change as (insert into request_change (request_id, version, fields, at) select request_id, version, fields, at from json_populate_recordset(null::request_change, $1) ), request as (
  update sent_request set id = given.id, kind = given.kind, reference = given.reference, locale = given.locale, country = given.country, first_name = given.first_name, last_name = given.last_name, email = given.email, phone = given.phone, postal_code = given.postal_code, relation = given.relation, helper = given.helper, callback = given.callback, call_by = given.call_by, call_asked_at = given.call_asked_at, call_state = given.call_state, call_state_at = given.call_state_at, call_sequence = given.call_sequence, version = given.version, created_at = given.created_at, active_at = given.active_at
  from json_populate_recordset(null::sent_request, $2) as given
  where sent_request.id = given.id), consents as (
  update consent set withdrawn_at = given.at
  from json_to_recordset($3) as given(subject_id uuid, purpose text, at timestamptz)
  where consent.subject_id = given.subject_id and consent.purpose = given.purpose and consent.withdrawn_at is null), records as (insert into request_mail (id, request_id, capability, version, reminds_of, created_at) select id, request_id, capability, version, reminds_of, created_at from json_populate_recordset(null::request_mail, $4) ), trail as (insert into audit_entry (action, subject_id, reference, at) select action, subject_id, reference, at from json_populate_recordset(null::audit_entry, $5) ), mails as (
    INSERT INTO pgboss.job_common (
      id,
      name,
      data,
      priority,
      start_after,
      created_on,
      singleton_key,
      singleton_on,
      group_id,
      group_tier,
      expire_seconds,
      deletion_seconds,
      keep_until,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      policy,
      dead_letter,
      heartbeat_seconds,
      blocked,
      blocking,
      pending_dependencies
    )
    SELECT
      COALESCE(id, gen_random_uuid()) as id,
      'mail' as name,
      data,
      COALESCE(priority, 0) as priority,
      j.start_after,
      pgboss.job_now() as created_on,
      "singletonKey",
      CASE
        
        WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', pgboss.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))
        ELSE NULL
        END as singleton_on,
      "groupId" as group_id,
      "groupTier" as group_tier,
      COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,
      COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,
      j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,
      COALESCE("retryLimit", q.retry_limit) as retry_limit,
      COALESCE("retryDelay", q.retry_delay) as retry_delay,
      COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,
      COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
      q.policy,
      COALESCE("deadLetter", q.dead_letter) as dead_letter,
      COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
      COALESCE(blocked, false) as blocked,
      COALESCE(blocking, false) as blocking,
      COALESCE("pendingDependencies", 0) as pending_dependencies
    FROM (
      SELECT *,
        CASE
          WHEN (right("startAfter", 1) = 'Z' OR "startAfter" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN CAST("startAfter" as timestamp with time zone)
          ELSE pgboss.job_now() + CAST(COALESCE("startAfter",'0') as interval)
          END as start_after
      FROM json_to_recordset($6::text::json) as x (
        id uuid,
        priority integer,
        data jsonb,
        "startAfter" text,
        "retryLimit" integer,
        "retryDelay" integer,
        "retryDelayMax" integer,
        "retryBackoff" boolean,
        "singletonKey" text,
        "singletonSeconds" integer,
        "singletonOffset" integer,
        
        "groupId" text,
        "groupTier" text,
        "expireInSeconds" integer,
        "deleteAfterSeconds" integer,
        "retentionSeconds" integer,
        "deadLetter" text,
        "heartbeatSeconds" integer,
        blocked boolean,
        blocking boolean,
        "pendingDependencies" integer
      )
    ) j
    JOIN pgboss.queue q ON q.name = 'mail'
    ON CONFLICT DO NOTHING
    
  ), places as (delete from call_place using json_to_recordset($7) as given(subject_id uuid, country text, starts_at timestamptz)
      where call_place.subject_id = given.subject_id and (call_place.country, call_place.starts_at) is distinct from (given.country, given.starts_at)) select
--> next
-- json, json, json, json, text -> 
with change as (insert into request_change (request_id, version, fields, at) select request_id, version, fields, at from json_populate_recordset(null::request_change, $1) ), request as (
  update sent_request set id = given.id, kind = given.kind, reference = given.reference, locale = given.locale, country = given.country, first_name = given.first_name, last_name = given.last_name, email = given.email, phone = given.phone, postal_code = given.postal_code, relation = given.relation, helper = given.helper, callback = given.callback, call_by = given.call_by, call_asked_at = given.call_asked_at, call_state = given.call_state, call_state_at = given.call_state_at, call_sequence = given.call_sequence, version = given.version, created_at = given.created_at, active_at = given.active_at
  from json_populate_recordset(null::sent_request, $2) as given
  where sent_request.id = given.id), records as (insert into request_mail (id, request_id, capability, version, reminds_of, created_at) select id, request_id, capability, version, reminds_of, created_at from json_populate_recordset(null::request_mail, $3) ), trail as (insert into audit_entry (action, subject_id, reference, at) select action, subject_id, reference, at from json_populate_recordset(null::audit_entry, $4) ), mails as (
    INSERT INTO pgboss.job_common (
      id,
      name,
      data,
      priority,
      start_after,
      created_on,
      singleton_key,
      singleton_on,
      group_id,
      group_tier,
      expire_seconds,
      deletion_seconds,
      keep_until,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      policy,
      dead_letter,
      heartbeat_seconds,
      blocked,
      blocking,
      pending_dependencies
    )
    SELECT
      COALESCE(id, gen_random_uuid()) as id,
      'mail' as name,
      data,
      COALESCE(priority, 0) as priority,
      j.start_after,
      pgboss.job_now() as created_on,
      "singletonKey",
      CASE
        
        WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', pgboss.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))
        ELSE NULL
        END as singleton_on,
      "groupId" as group_id,
      "groupTier" as group_tier,
      COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,
      COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,
      j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,
      COALESCE("retryLimit", q.retry_limit) as retry_limit,
      COALESCE("retryDelay", q.retry_delay) as retry_delay,
      COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,
      COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
      q.policy,
      COALESCE("deadLetter", q.dead_letter) as dead_letter,
      COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
      COALESCE(blocked, false) as blocked,
      COALESCE(blocking, false) as blocking,
      COALESCE("pendingDependencies", 0) as pending_dependencies
    FROM (
      SELECT *,
        CASE
          WHEN (right("startAfter", 1) = 'Z' OR "startAfter" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN CAST("startAfter" as timestamp with time zone)
          ELSE pgboss.job_now() + CAST(COALESCE("startAfter",'0') as interval)
          END as start_after
      FROM json_to_recordset($5::text::json) as x (
        id uuid,
        priority integer,
        data jsonb,
        "startAfter" text,
        "retryLimit" integer,
        "retryDelay" integer,
        "retryDelayMax" integer,
        "retryBackoff" boolean,
        "singletonKey" text,
        "singletonSeconds" integer,
        "singletonOffset" integer,
        
        "groupId" text,
        "groupTier" text,
        "expireInSeconds" integer,
        "deleteAfterSeconds" integer,
        "retentionSeconds" integer,
        "deadLetter" text,
        "heartbeatSeconds" integer,
        blocked boolean,
        blocking boolean,
        "pendingDependencies" integer
      )
    ) j
    JOIN pgboss.queue q ON q.name = 'mail'
    ON CONFLICT DO NOTHING
    
  ) select
--> next
-- json, json, json, json, text, json -> 
with change as (insert into request_change (request_id, version, fields, at) select request_id, version, fields, at from json_populate_recordset(null::request_change, $1) ), request as (
  update sent_request set id = given.id, kind = given.kind, reference = given.reference, locale = given.locale, country = given.country, first_name = given.first_name, last_name = given.last_name, email = given.email, phone = given.phone, postal_code = given.postal_code, relation = given.relation, helper = given.helper, callback = given.callback, call_by = given.call_by, call_asked_at = given.call_asked_at, call_state = given.call_state, call_state_at = given.call_state_at, call_sequence = given.call_sequence, version = given.version, created_at = given.created_at, active_at = given.active_at
  from json_populate_recordset(null::sent_request, $2) as given
  where sent_request.id = given.id), records as (insert into request_mail (id, request_id, capability, version, reminds_of, created_at) select id, request_id, capability, version, reminds_of, created_at from json_populate_recordset(null::request_mail, $3) ), trail as (insert into audit_entry (action, subject_id, reference, at) select action, subject_id, reference, at from json_populate_recordset(null::audit_entry, $4) ), mails as (
    INSERT INTO pgboss.job_common (
      id,
      name,
      data,
      priority,
      start_after,
      created_on,
      singleton_key,
      singleton_on,
      group_id,
      group_tier,
      expire_seconds,
      deletion_seconds,
      keep_until,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      policy,
      dead_letter,
      heartbeat_seconds,
      blocked,
      blocking,
      pending_dependencies
    )
    SELECT
      COALESCE(id, gen_random_uuid()) as id,
      'mail' as name,
      data,
      COALESCE(priority, 0) as priority,
      j.start_after,
      pgboss.job_now() as created_on,
      "singletonKey",
      CASE
        
        WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', pgboss.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))
        ELSE NULL
        END as singleton_on,
      "groupId" as group_id,
      "groupTier" as group_tier,
      COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,
      COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,
      j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,
      COALESCE("retryLimit", q.retry_limit) as retry_limit,
      COALESCE("retryDelay", q.retry_delay) as retry_delay,
      COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,
      COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
      q.policy,
      COALESCE("deadLetter", q.dead_letter) as dead_letter,
      COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
      COALESCE(blocked, false) as blocked,
      COALESCE(blocking, false) as blocking,
      COALESCE("pendingDependencies", 0) as pending_dependencies
    FROM (
      SELECT *,
        CASE
          WHEN (right("startAfter", 1) = 'Z' OR "startAfter" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN CAST("startAfter" as timestamp with time zone)
          ELSE pgboss.job_now() + CAST(COALESCE("startAfter",'0') as interval)
          END as start_after
      FROM json_to_recordset($5::text::json) as x (
        id uuid,
        priority integer,
        data jsonb,
        "startAfter" text,
        "retryLimit" integer,
        "retryDelay" integer,
        "retryDelayMax" integer,
        "retryBackoff" boolean,
        "singletonKey" text,
        "singletonSeconds" integer,
        "singletonOffset" integer,
        
        "groupId" text,
        "groupTier" text,
        "expireInSeconds" integer,
        "deleteAfterSeconds" integer,
        "retentionSeconds" integer,
        "deadLetter" text,
        "heartbeatSeconds" integer,
        blocked boolean,
        blocking boolean,
        "pendingDependencies" integer
      )
    ) j
    JOIN pgboss.queue q ON q.name = 'mail'
    ON CONFLICT DO NOTHING
    
  ), places as (delete from call_place using json_to_recordset($6) as given(subject_id uuid, country text, starts_at timestamptz)
      where call_place.subject_id = given.subject_id and (call_place.country, call_place.starts_at) is distinct from (given.country, given.starts_at)) select
--> next
-- json -> 
with consents as (insert into consent (id, subject_id, purpose, text_version, locale, given_at, withdrawn_at) select id, subject_id, purpose, text_version, locale, given_at, withdrawn_at from json_populate_recordset(null::consent, $1) ) select
--> next
-- integer -> 
with erased as (
        delete from orientation_result where active_at < now() - make_interval(days => $1) returning id
      )
      delete from idempotency_key where subject_id in (select id from erased)
--> next
-- json, json, json, json -> 
with erased as (delete from orientation_result using json_to_recordset($1) as given(hash text, at timestamptz)
        where capability_hash = given.hash returning orientation_result.id, reference, given.at), keys as (delete from idempotency_key using erased, json_to_recordset($2) as given(hash text)
        where subject_id = erased.id), places as (delete from call_place using erased, json_to_recordset($3) as given(hash text)
        where call_place.subject_id = erased.id), trail as (insert into audit_entry (action, subject_id, reference, at)
        select distinct 'memory_test_erased', erased.id, erased.reference, erased.at
        from erased, json_to_recordset($4) as given(hash text)) select
--> next
-- json, json, json, json, json, json, json, json, json, json, json, json, text -> 
with erased as (delete from sent_request using json_to_recordset($1) as given(id uuid, mailbox text, at timestamptz) where sent_request.id = given.id returning sent_request.id, reference, given.at), own_trial_signup as (delete from trial_signup using json_to_recordset($2) as given(id uuid, mailbox text, at timestamptz) where trial_signup.id = given.id), own_preconsultation as (delete from preconsultation using json_to_recordset($3) as given(id uuid, mailbox text, at timestamptz) where preconsultation.id = given.id), own_consultation as (delete from consultation using json_to_recordset($4) as given(id uuid, mailbox text, at timestamptz) where consultation.id = given.id), own_secondary_consultation as (delete from secondary_consultation using json_to_recordset($5) as given(id uuid, mailbox text, at timestamptz) where secondary_consultation.id = given.id), own_referral as (delete from referral using json_to_recordset($6) as given(id uuid, mailbox text, at timestamptz) where referral.id = given.id), own_application as (delete from application using json_to_recordset($7) as given(id uuid, mailbox text, at timestamptz) where application.id = given.id), keys as (delete from idempotency_key using json_to_recordset($8) as given(id uuid, mailbox text, at timestamptz) where subject_id = given.id), stops as (delete from mail_stop using json_to_recordset($9) as given(id uuid, mailbox text, at timestamptz) where mail_stop.mailbox = given.mailbox), places as (delete from call_place using json_to_recordset($10) as given(id uuid, mailbox text, at timestamptz) where subject_id = given.id), consents as (delete from consent using json_to_recordset($11) as given(id uuid, mailbox text, at timestamptz) where subject_id = given.id), trail as (insert into audit_entry (action, subject_id, reference, at)
       select 'request_erased', erased.id, erased.reference, erased.at from erased join json_to_recordset($12) as given(id uuid, mailbox text, at timestamptz) on given.id = erased.id), mails as (
    INSERT INTO pgboss.job_common (
      id,
      name,
      data,
      priority,
      start_after,
      created_on,
      singleton_key,
      singleton_on,
      group_id,
      group_tier,
      expire_seconds,
      deletion_seconds,
      keep_until,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      policy,
      dead_letter,
      heartbeat_seconds,
      blocked,
      blocking,
      pending_dependencies
    )
    SELECT
      COALESCE(id, gen_random_uuid()) as id,
      'mail' as name,
      data,
      COALESCE(priority, 0) as priority,
      j.start_after,
      pgboss.job_now() as created_on,
      "singletonKey",
      CASE
        
        WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', pgboss.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))
        ELSE NULL
        END as singleton_on,
      "groupId" as group_id,
      "groupTier" as group_tier,
      COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,
      COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,
      j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,
      COALESCE("retryLimit", q.retry_limit) as retry_limit,
      COALESCE("retryDelay", q.retry_delay) as retry_delay,
      COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,
      COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
      q.policy,
      COALESCE("deadLetter", q.dead_letter) as dead_letter,
      COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
      COALESCE(blocked, false) as blocked,
      COALESCE(blocking, false) as blocking,
      COALESCE("pendingDependencies", 0) as pending_dependencies
    FROM (
      SELECT *,
        CASE
          WHEN (right("startAfter", 1) = 'Z' OR "startAfter" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN CAST("startAfter" as timestamp with time zone)
          ELSE pgboss.job_now() + CAST(COALESCE("startAfter",'0') as interval)
          END as start_after
      FROM json_to_recordset($13::text::json) as x (
        id uuid,
        priority integer,
        data jsonb,
        "startAfter" text,
        "retryLimit" integer,
        "retryDelay" integer,
        "retryDelayMax" integer,
        "retryBackoff" boolean,
        "singletonKey" text,
        "singletonSeconds" integer,
        "singletonOffset" integer,
        
        "groupId" text,
        "groupTier" text,
        "expireInSeconds" integer,
        "deleteAfterSeconds" integer,
        "retentionSeconds" integer,
        "deadLetter" text,
        "heartbeatSeconds" integer,
        blocked boolean,
        blocking boolean,
        "pendingDependencies" integer
      )
    ) j
    JOIN pgboss.queue q ON q.name = 'mail'
    ON CONFLICT DO NOTHING
    
  ) select
--> next
-- json, json, json, json, json, json, text -> 
with kept_contact as (insert into contact (id, email, locale, country, first_name, postal_code, matching, lists, created_at, updated_at) select id, email, locale, country, first_name, postal_code, matching, lists, created_at, updated_at from json_populate_recordset(null::contact, $1) 
  on conflict (email) do update set
    locale = excluded.locale,
    country = excluded.country,
    matching = case when 'new_studies' = any(excluded.lists) then excluded.matching else contact.matching end,
    first_name = coalesce(excluded.first_name, contact.first_name),
    postal_code = coalesce(excluded.postal_code, contact.postal_code),
    lists = array(select distinct unnest(contact.lists || excluded.lists)),
    updated_at = excluded.updated_at
  returning id, email), request as (
  insert into contact_request (id, reference, contact_id, created_at)
  select request.id, request.reference, kept_contact.id, request.created_at
  from json_to_recordset($2) as request(id uuid, reference text, email text, created_at timestamptz)
  join kept_contact using (email)), consents as (insert into consent (id, subject_id, purpose, text_version, locale, given_at, withdrawn_at) select id, subject_id, purpose, text_version, locale, given_at, withdrawn_at from json_populate_recordset(null::consent, $3) ), trail as (insert into audit_entry (action, subject_id, reference, at) select action, subject_id, reference, at from json_populate_recordset(null::audit_entry, $4) ), asked_news as (insert into news_alert (contact_id, asked, asked_at)
             select distinct on (kept_contact.id) kept_contact.id, given.asked, given.at
             from json_to_recordset($5) as given(email text, asked jsonb, at timestamptz) join kept_contact using (email)
             on conflict (contact_id) do update set asked = excluded.asked, asked_at = excluded.asked_at), news_mail as (insert into news_mail (id, contact_id, capability, capability_hash, studies, created_at)
             select given.id, kept_contact.id, capability, capability_hash, '{}', given.at
             from json_to_recordset($6)
               as given(email text, id uuid, capability text, capability_hash text, at timestamptz)
             join kept_contact using (email)), mails as (
    INSERT INTO pgboss.job_common (
      id,
      name,
      data,
      priority,
      start_after,
      created_on,
      singleton_key,
      singleton_on,
      group_id,
      group_tier,
      expire_seconds,
      deletion_seconds,
      keep_until,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      policy,
      dead_letter,
      heartbeat_seconds,
      blocked,
      blocking,
      pending_dependencies
    )
    SELECT
      COALESCE(id, gen_random_uuid()) as id,
      'mail' as name,
      data,
      COALESCE(priority, 0) as priority,
      j.start_after,
      pgboss.job_now() as created_on,
      "singletonKey",
      CASE
        
        WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', pgboss.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))
        ELSE NULL
        END as singleton_on,
      "groupId" as group_id,
      "groupTier" as group_tier,
      COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,
      COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,
      j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,
      COALESCE("retryLimit", q.retry_limit) as retry_limit,
      COALESCE("retryDelay", q.retry_delay) as retry_delay,
      COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,
      COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
      q.policy,
      COALESCE("deadLetter", q.dead_letter) as dead_letter,
      COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
      COALESCE(blocked, false) as blocked,
      COALESCE(blocking, false) as blocking,
      COALESCE("pendingDependencies", 0) as pending_dependencies
    FROM (
      SELECT *,
        CASE
          WHEN (right("startAfter", 1) = 'Z' OR "startAfter" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN CAST("startAfter" as timestamp with time zone)
          ELSE pgboss.job_now() + CAST(COALESCE("startAfter",'0') as interval)
          END as start_after
      FROM json_to_recordset($7::text::json) as x (
        id uuid,
        priority integer,
        data jsonb,
        "startAfter" text,
        "retryLimit" integer,
        "retryDelay" integer,
        "retryDelayMax" integer,
        "retryBackoff" boolean,
        "singletonKey" text,
        "singletonSeconds" integer,
        "singletonOffset" integer,
        
        "groupId" text,
        "groupTier" text,
        "expireInSeconds" integer,
        "deleteAfterSeconds" integer,
        "retentionSeconds" integer,
        "deadLetter" text,
        "heartbeatSeconds" integer,
        blocked boolean,
        blocking boolean,
        "pendingDependencies" integer
      )
    ) j
    JOIN pgboss.queue q ON q.name = 'mail'
    ON CONFLICT DO NOTHING
    
  ) select
--> next
-- json, json, json, json, text -> 
with kept_contact as (insert into contact (id, email, locale, country, first_name, postal_code, matching, lists, created_at, updated_at) select id, email, locale, country, first_name, postal_code, matching, lists, created_at, updated_at from json_populate_recordset(null::contact, $1) 
  on conflict (email) do update set
    locale = excluded.locale,
    country = excluded.country,
    matching = case when 'new_studies' = any(excluded.lists) then excluded.matching else contact.matching end,
    first_name = coalesce(excluded.first_name, contact.first_name),
    postal_code = coalesce(excluded.postal_code, contact.postal_code),
    lists = array(select distinct unnest(contact.lists || excluded.lists)),
    updated_at = excluded.updated_at
  returning id, email), request as (
  insert into contact_request (id, reference, contact_id, created_at)
  select request.id, request.reference, kept_contact.id, request.created_at
  from json_to_recordset($2) as request(id uuid, reference text, email text, created_at timestamptz)
  join kept_contact using (email)), consents as (insert into consent (id, subject_id, purpose, text_version, locale, given_at, withdrawn_at) select id, subject_id, purpose, text_version, locale, given_at, withdrawn_at from json_populate_recordset(null::consent, $3) ), trail as (insert into audit_entry (action, subject_id, reference, at) select action, subject_id, reference, at from json_populate_recordset(null::audit_entry, $4) ), mails as (
    INSERT INTO pgboss.job_common (
      id,
      name,
      data,
      priority,
      start_after,
      created_on,
      singleton_key,
      singleton_on,
      group_id,
      group_tier,
      expire_seconds,
      deletion_seconds,
      keep_until,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      policy,
      dead_letter,
      heartbeat_seconds,
      blocked,
      blocking,
      pending_dependencies
    )
    SELECT
      COALESCE(id, gen_random_uuid()) as id,
      'mail' as name,
      data,
      COALESCE(priority, 0) as priority,
      j.start_after,
      pgboss.job_now() as created_on,
      "singletonKey",
      CASE
        
        WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', pgboss.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))
        ELSE NULL
        END as singleton_on,
      "groupId" as group_id,
      "groupTier" as group_tier,
      COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,
      COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,
      j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,
      COALESCE("retryLimit", q.retry_limit) as retry_limit,
      COALESCE("retryDelay", q.retry_delay) as retry_delay,
      COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,
      COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
      q.policy,
      COALESCE("deadLetter", q.dead_letter) as dead_letter,
      COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
      COALESCE(blocked, false) as blocked,
      COALESCE(blocking, false) as blocking,
      COALESCE("pendingDependencies", 0) as pending_dependencies
    FROM (
      SELECT *,
        CASE
          WHEN (right("startAfter", 1) = 'Z' OR "startAfter" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN CAST("startAfter" as timestamp with time zone)
          ELSE pgboss.job_now() + CAST(COALESCE("startAfter",'0') as interval)
          END as start_after
      FROM json_to_recordset($5::text::json) as x (
        id uuid,
        priority integer,
        data jsonb,
        "startAfter" text,
        "retryLimit" integer,
        "retryDelay" integer,
        "retryDelayMax" integer,
        "retryBackoff" boolean,
        "singletonKey" text,
        "singletonSeconds" integer,
        "singletonOffset" integer,
        
        "groupId" text,
        "groupTier" text,
        "expireInSeconds" integer,
        "deleteAfterSeconds" integer,
        "retentionSeconds" integer,
        "deadLetter" text,
        "heartbeatSeconds" integer,
        blocked boolean,
        blocking boolean,
        "pendingDependencies" integer
      )
    ) j
    JOIN pgboss.queue q ON q.name = 'mail'
    ON CONFLICT DO NOTHING
    
  ) select
--> next
-- json, json, json, json, json, json, json, text -> 
with key as (insert into idempotency_key (key, request_hash, status, response, subject_id, created_at) select key, request_hash, status, response, subject_id, created_at from json_populate_recordset(null::idempotency_key, $1) ), request as (insert into sent_request (id, kind, reference, locale, country, first_name, last_name, email, phone, postal_code, relation, helper, callback, call_by, call_asked_at, call_state, call_state_at, call_sequence, version, created_at, active_at) select id, kind, reference, locale, country, first_name, last_name, email, phone, postal_code, relation, helper, callback, call_by, call_asked_at, call_state, call_state_at, call_sequence, version, created_at, active_at from json_populate_recordset(null::sent_request, $2) ), own as (insert into trial_signup (id, trial_code, respondent, answers, questionnaire_version, reference, locale, country, first_name, last_name, email, phone, relation, helper, callback, call_by, created_at) select id, trial_code, respondent, answers, questionnaire_version, reference, locale, country, first_name, last_name, email, phone, relation, helper, callback, call_by, created_at from json_populate_recordset(null::trial_signup, $3) ), link as (insert into request_link (capability_hash, request_id, created_at) select capability_hash, request_id, created_at from json_populate_recordset(null::request_link, $4) ), mail as (insert into request_mail (id, request_id, capability, version, reminds_of, created_at) select id, request_id, capability, version, reminds_of, created_at from json_populate_recordset(null::request_mail, $5) ), consents as (insert into consent (id, subject_id, purpose, text_version, locale, given_at, withdrawn_at) select id, subject_id, purpose, text_version, locale, given_at, withdrawn_at from json_populate_recordset(null::consent, $6) ), trail as (insert into audit_entry (action, subject_id, reference, at) select action, subject_id, reference, at from json_populate_recordset(null::audit_entry, $7) ), mails as (
    INSERT INTO pgboss.job_common (
      id,
      name,
      data,
      priority,
      start_after,
      created_on,
      singleton_key,
      singleton_on,
      group_id,
      group_tier,
      expire_seconds,
      deletion_seconds,
      keep_until,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      policy,
      dead_letter,
      heartbeat_seconds,
      blocked,
      blocking,
      pending_dependencies
    )
    SELECT
      COALESCE(id, gen_random_uuid()) as id,
      'mail' as name,
      data,
      COALESCE(priority, 0) as priority,
      j.start_after,
      pgboss.job_now() as created_on,
      "singletonKey",
      CASE
        
        WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', pgboss.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))
        ELSE NULL
        END as singleton_on,
      "groupId" as group_id,
      "groupTier" as group_tier,
      COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,
      COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,
      j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,
      COALESCE("retryLimit", q.retry_limit) as retry_limit,
      COALESCE("retryDelay", q.retry_delay) as retry_delay,
      COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,
      COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
      q.policy,
      COALESCE("deadLetter", q.dead_letter) as dead_letter,
      COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
      COALESCE(blocked, false) as blocked,
      COALESCE(blocking, false) as blocking,
      COALESCE("pendingDependencies", 0) as pending_dependencies
    FROM (
      SELECT *,
        CASE
          WHEN (right("startAfter", 1) = 'Z' OR "startAfter" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN CAST("startAfter" as timestamp with time zone)
          ELSE pgboss.job_now() + CAST(COALESCE("startAfter",'0') as interval)
          END as start_after
      FROM json_to_recordset($8::text::json) as x (
        id uuid,
        priority integer,
        data jsonb,
        "startAfter" text,
        "retryLimit" integer,
        "retryDelay" integer,
        "retryDelayMax" integer,
        "retryBackoff" boolean,
        "singletonKey" text,
        "singletonSeconds" integer,
        "singletonOffset" integer,
        
        "groupId" text,
        "groupTier" text,
        "expireInSeconds" integer,
        "deleteAfterSeconds" integer,
        "retentionSeconds" integer,
        "deadLetter" text,
        "heartbeatSeconds" integer,
        blocked boolean,
        blocking boolean,
        "pendingDependencies" integer
      )
    ) j
    JOIN pgboss.queue q ON q.name = 'mail'
    ON CONFLICT DO NOTHING
    
  ) select
--> next
-- json, json, json -> 
with link as (insert into relative_link (result_id, link_hash, expires_at) select result_id, link_hash, expires_at from json_populate_recordset(null::relative_link, $1) on conflict (result_id) do update set link_hash = excluded.link_hash, expires_at = excluded.expires_at), consents as (insert into consent (id, subject_id, purpose, text_version, locale, given_at, withdrawn_at) select id, subject_id, purpose, text_version, locale, given_at, withdrawn_at from json_populate_recordset(null::consent, $2) ), trail as (insert into audit_entry (action, subject_id, reference, at) select action, subject_id, reference, at from json_populate_recordset(null::audit_entry, $3) ) select
--> next
-- text -> 
with mails as (
    INSERT INTO pgboss.job_common (
      id,
      name,
      data,
      priority,
      start_after,
      created_on,
      singleton_key,
      singleton_on,
      group_id,
      group_tier,
      expire_seconds,
      deletion_seconds,
      keep_until,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      policy,
      dead_letter,
      heartbeat_seconds,
      blocked,
      blocking,
      pending_dependencies
    )
    SELECT
      COALESCE(id, gen_random_uuid()) as id,
      'mail' as name,
      data,
      COALESCE(priority, 0) as priority,
      j.start_after,
      pgboss.job_now() as created_on,
      "singletonKey",
      CASE
        
        WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', pgboss.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))
        ELSE NULL
        END as singleton_on,
      "groupId" as group_id,
      "groupTier" as group_tier,
      COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,
      COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,
      j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,
      COALESCE("retryLimit", q.retry_limit) as retry_limit,
      COALESCE("retryDelay", q.retry_delay) as retry_delay,
      COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,
      COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
      q.policy,
      COALESCE("deadLetter", q.dead_letter) as dead_letter,
      COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
      COALESCE(blocked, false) as blocked,
      COALESCE(blocking, false) as blocking,
      COALESCE("pendingDependencies", 0) as pending_dependencies
    FROM (
      SELECT *,
        CASE
          WHEN (right("startAfter", 1) = 'Z' OR "startAfter" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN CAST("startAfter" as timestamp with time zone)
          ELSE pgboss.job_now() + CAST(COALESCE("startAfter",'0') as interval)
          END as start_after
      FROM json_to_recordset($1::text::json) as x (
        id uuid,
        priority integer,
        data jsonb,
        "startAfter" text,
        "retryLimit" integer,
        "retryDelay" integer,
        "retryDelayMax" integer,
        "retryBackoff" boolean,
        "singletonKey" text,
        "singletonSeconds" integer,
        "singletonOffset" integer,
        
        "groupId" text,
        "groupTier" text,
        "expireInSeconds" integer,
        "deleteAfterSeconds" integer,
        "retentionSeconds" integer,
        "deadLetter" text,
        "heartbeatSeconds" integer,
        blocked boolean,
        blocking boolean,
        "pendingDependencies" integer
      )
    ) j
    JOIN pgboss.queue q ON q.name = 'mail'
    ON CONFLICT DO NOTHING
    
  ) select
--> next
-- json, json, json, json, json, json, text -> 
with request as (insert into sent_request (id, kind, reference, locale, country, first_name, last_name, email, phone, postal_code, relation, helper, callback, call_by, call_asked_at, call_state, call_state_at, call_sequence, version, created_at, active_at) select id, kind, reference, locale, country, first_name, last_name, email, phone, postal_code, relation, helper, callback, call_by, call_asked_at, call_state, call_state_at, call_sequence, version, created_at, active_at from json_populate_recordset(null::sent_request, $1) ), own as (insert into application (id, profession, rpps, adeli, town, message) select id, profession, rpps, adeli, town, message from json_populate_recordset(null::application, $2) ), link as (insert into request_link (capability_hash, request_id, created_at) select capability_hash, request_id, created_at from json_populate_recordset(null::request_link, $3) ), mail as (insert into request_mail (id, request_id, capability, version, reminds_of, created_at) select id, request_id, capability, version, reminds_of, created_at from json_populate_recordset(null::request_mail, $4) ), consents as (insert into consent (id, subject_id, purpose, text_version, locale, given_at, withdrawn_at) select id, subject_id, purpose, text_version, locale, given_at, withdrawn_at from json_populate_recordset(null::consent, $5) ), trail as (insert into audit_entry (action, subject_id, reference, at) select action, subject_id, reference, at from json_populate_recordset(null::audit_entry, $6) ), mails as (
    INSERT INTO pgboss.job_common (
      id,
      name,
      data,
      priority,
      start_after,
      created_on,
      singleton_key,
      singleton_on,
      group_id,
      group_tier,
      expire_seconds,
      deletion_seconds,
      keep_until,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      policy,
      dead_letter,
      heartbeat_seconds,
      blocked,
      blocking,
      pending_dependencies
    )
    SELECT
      COALESCE(id, gen_random_uuid()) as id,
      'mail' as name,
      data,
      COALESCE(priority, 0) as priority,
      j.start_after,
      pgboss.job_now() as created_on,
      "singletonKey",
      CASE
        
        WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', pgboss.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))
        ELSE NULL
        END as singleton_on,
      "groupId" as group_id,
      "groupTier" as group_tier,
      COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,
      COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,
      j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,
      COALESCE("retryLimit", q.retry_limit) as retry_limit,
      COALESCE("retryDelay", q.retry_delay) as retry_delay,
      COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,
      COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
      q.policy,
      COALESCE("deadLetter", q.dead_letter) as dead_letter,
      COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
      COALESCE(blocked, false) as blocked,
      COALESCE(blocking, false) as blocking,
      COALESCE("pendingDependencies", 0) as pending_dependencies
    FROM (
      SELECT *,
        CASE
          WHEN (right("startAfter", 1) = 'Z' OR "startAfter" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN CAST("startAfter" as timestamp with time zone)
          ELSE pgboss.job_now() + CAST(COALESCE("startAfter",'0') as interval)
          END as start_after
      FROM json_to_recordset($7::text::json) as x (
        id uuid,
        priority integer,
        data jsonb,
        "startAfter" text,
        "retryLimit" integer,
        "retryDelay" integer,
        "retryDelayMax" integer,
        "retryBackoff" boolean,
        "singletonKey" text,
        "singletonSeconds" integer,
        "singletonOffset" integer,
        
        "groupId" text,
        "groupTier" text,
        "expireInSeconds" integer,
        "deleteAfterSeconds" integer,
        "retentionSeconds" integer,
        "deadLetter" text,
        "heartbeatSeconds" integer,
        blocked boolean,
        blocking boolean,
        "pendingDependencies" integer
      )
    ) j
    JOIN pgboss.queue q ON q.name = 'mail'
    ON CONFLICT DO NOTHING
    
  ) select
--> next
-- json, json, json, json, json, json, text -> 
with request as (insert into sent_request (id, kind, reference, locale, country, first_name, last_name, email, phone, postal_code, relation, helper, callback, call_by, call_asked_at, call_state, call_state_at, call_sequence, version, created_at, active_at) select id, kind, reference, locale, country, first_name, last_name, email, phone, postal_code, relation, helper, callback, call_by, call_asked_at, call_state, call_state_at, call_sequence, version, created_at, active_at from json_populate_recordset(null::sent_request, $1) ), own as (insert into consultation (id, consultation_type, respondent, reason) select id, consultation_type, respondent, reason from json_populate_recordset(null::consultation, $2) ), link as (insert into request_link (capability_hash, request_id, created_at) select capability_hash, request_id, created_at from json_populate_recordset(null::request_link, $3) ), mail as (insert into request_mail (id, request_id, capability, version, reminds_of, created_at) select id, request_id, capability, version, reminds_of, created_at from json_populate_recordset(null::request_mail, $4) ), consents as (insert into consent (id, subject_id, purpose, text_version, locale, given_at, withdrawn_at) select id, subject_id, purpose, text_version, locale, given_at, withdrawn_at from json_populate_recordset(null::consent, $5) ), trail as (insert into audit_entry (action, subject_id, reference, at) select action, subject_id, reference, at from json_populate_recordset(null::audit_entry, $6) ), mails as (
    INSERT INTO pgboss.job_common (
      id,
      name,
      data,
      priority,
      start_after,
      created_on,
      singleton_key,
      singleton_on,
      group_id,
      group_tier,
      expire_seconds,
      deletion_seconds,
      keep_until,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      policy,
      dead_letter,
      heartbeat_seconds,
      blocked,
      blocking,
      pending_dependencies
    )
    SELECT
      COALESCE(id, gen_random_uuid()) as id,
      'mail' as name,
      data,
      COALESCE(priority, 0) as priority,
      j.start_after,
      pgboss.job_now() as created_on,
      "singletonKey",
      CASE
        
        WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', pgboss.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))
        ELSE NULL
        END as singleton_on,
      "groupId" as group_id,
      "groupTier" as group_tier,
      COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,
      COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,
      j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,
      COALESCE("retryLimit", q.retry_limit) as retry_limit,
      COALESCE("retryDelay", q.retry_delay) as retry_delay,
      COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,
      COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
      q.policy,
      COALESCE("deadLetter", q.dead_letter) as dead_letter,
      COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
      COALESCE(blocked, false) as blocked,
      COALESCE(blocking, false) as blocking,
      COALESCE("pendingDependencies", 0) as pending_dependencies
    FROM (
      SELECT *,
        CASE
          WHEN (right("startAfter", 1) = 'Z' OR "startAfter" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN CAST("startAfter" as timestamp with time zone)
          ELSE pgboss.job_now() + CAST(COALESCE("startAfter",'0') as interval)
          END as start_after
      FROM json_to_recordset($7::text::json) as x (
        id uuid,
        priority integer,
        data jsonb,
        "startAfter" text,
        "retryLimit" integer,
        "retryDelay" integer,
        "retryDelayMax" integer,
        "retryBackoff" boolean,
        "singletonKey" text,
        "singletonSeconds" integer,
        "singletonOffset" integer,
        
        "groupId" text,
        "groupTier" text,
        "expireInSeconds" integer,
        "deleteAfterSeconds" integer,
        "retentionSeconds" integer,
        "deadLetter" text,
        "heartbeatSeconds" integer,
        blocked boolean,
        blocking boolean,
        "pendingDependencies" integer
      )
    ) j
    JOIN pgboss.queue q ON q.name = 'mail'
    ON CONFLICT DO NOTHING
    
  ) select
--> next
-- json, json, json, json, json, json, text -> 
with request as (insert into sent_request (id, kind, reference, locale, country, first_name, last_name, email, phone, postal_code, relation, helper, callback, call_by, call_asked_at, call_state, call_state_at, call_sequence, version, created_at, active_at) select id, kind, reference, locale, country, first_name, last_name, email, phone, postal_code, relation, helper, callback, call_by, call_asked_at, call_state, call_state_at, call_sequence, version, created_at, active_at from json_populate_recordset(null::sent_request, $1) ), own as (insert into preconsultation (id, user_type, questionnaire_version, answers, birth_date, patient, companion) select id, user_type, questionnaire_version, answers, birth_date, patient, companion from json_populate_recordset(null::preconsultation, $2) ), link as (insert into request_link (capability_hash, request_id, created_at) select capability_hash, request_id, created_at from json_populate_recordset(null::request_link, $3) ), mail as (insert into request_mail (id, request_id, capability, version, reminds_of, created_at) select id, request_id, capability, version, reminds_of, created_at from json_populate_recordset(null::request_mail, $4) ), consents as (insert into consent (id, subject_id, purpose, text_version, locale, given_at, withdrawn_at) select id, subject_id, purpose, text_version, locale, given_at, withdrawn_at from json_populate_recordset(null::consent, $5) ), trail as (insert into audit_entry (action, subject_id, reference, at) select action, subject_id, reference, at from json_populate_recordset(null::audit_entry, $6) ), mails as (
    INSERT INTO pgboss.job_common (
      id,
      name,
      data,
      priority,
      start_after,
      created_on,
      singleton_key,
      singleton_on,
      group_id,
      group_tier,
      expire_seconds,
      deletion_seconds,
      keep_until,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      policy,
      dead_letter,
      heartbeat_seconds,
      blocked,
      blocking,
      pending_dependencies
    )
    SELECT
      COALESCE(id, gen_random_uuid()) as id,
      'mail' as name,
      data,
      COALESCE(priority, 0) as priority,
      j.start_after,
      pgboss.job_now() as created_on,
      "singletonKey",
      CASE
        
        WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', pgboss.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))
        ELSE NULL
        END as singleton_on,
      "groupId" as group_id,
      "groupTier" as group_tier,
      COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,
      COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,
      j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,
      COALESCE("retryLimit", q.retry_limit) as retry_limit,
      COALESCE("retryDelay", q.retry_delay) as retry_delay,
      COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,
      COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
      q.policy,
      COALESCE("deadLetter", q.dead_letter) as dead_letter,
      COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
      COALESCE(blocked, false) as blocked,
      COALESCE(blocking, false) as blocking,
      COALESCE("pendingDependencies", 0) as pending_dependencies
    FROM (
      SELECT *,
        CASE
          WHEN (right("startAfter", 1) = 'Z' OR "startAfter" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN CAST("startAfter" as timestamp with time zone)
          ELSE pgboss.job_now() + CAST(COALESCE("startAfter",'0') as interval)
          END as start_after
      FROM json_to_recordset($7::text::json) as x (
        id uuid,
        priority integer,
        data jsonb,
        "startAfter" text,
        "retryLimit" integer,
        "retryDelay" integer,
        "retryDelayMax" integer,
        "retryBackoff" boolean,
        "singletonKey" text,
        "singletonSeconds" integer,
        "singletonOffset" integer,
        
        "groupId" text,
        "groupTier" text,
        "expireInSeconds" integer,
        "deleteAfterSeconds" integer,
        "retentionSeconds" integer,
        "deadLetter" text,
        "heartbeatSeconds" integer,
        blocked boolean,
        blocking boolean,
        "pendingDependencies" integer
      )
    ) j
    JOIN pgboss.queue q ON q.name = 'mail'
    ON CONFLICT DO NOTHING
    
  ) select
--> next
-- json, json, json, json, json, json, text -> 
with request as (insert into sent_request (id, kind, reference, locale, country, first_name, last_name, email, phone, postal_code, relation, helper, callback, call_by, call_asked_at, call_state, call_state_at, call_sequence, version, created_at, active_at) select id, kind, reference, locale, country, first_name, last_name, email, phone, postal_code, relation, helper, callback, call_by, call_asked_at, call_state, call_state_at, call_sequence, version, created_at, active_at from json_populate_recordset(null::sent_request, $1) ), own as (insert into referral (id, rpps, birth_date, reason) select id, rpps, birth_date, reason from json_populate_recordset(null::referral, $2) ), link as (insert into request_link (capability_hash, request_id, created_at) select capability_hash, request_id, created_at from json_populate_recordset(null::request_link, $3) ), mail as (insert into request_mail (id, request_id, capability, version, reminds_of, created_at) select id, request_id, capability, version, reminds_of, created_at from json_populate_recordset(null::request_mail, $4) ), consents as (insert into consent (id, subject_id, purpose, text_version, locale, given_at, withdrawn_at) select id, subject_id, purpose, text_version, locale, given_at, withdrawn_at from json_populate_recordset(null::consent, $5) ), trail as (insert into audit_entry (action, subject_id, reference, at) select action, subject_id, reference, at from json_populate_recordset(null::audit_entry, $6) ), mails as (
    INSERT INTO pgboss.job_common (
      id,
      name,
      data,
      priority,
      start_after,
      created_on,
      singleton_key,
      singleton_on,
      group_id,
      group_tier,
      expire_seconds,
      deletion_seconds,
      keep_until,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      policy,
      dead_letter,
      heartbeat_seconds,
      blocked,
      blocking,
      pending_dependencies
    )
    SELECT
      COALESCE(id, gen_random_uuid()) as id,
      'mail' as name,
      data,
      COALESCE(priority, 0) as priority,
      j.start_after,
      pgboss.job_now() as created_on,
      "singletonKey",
      CASE
        
        WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', pgboss.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))
        ELSE NULL
        END as singleton_on,
      "groupId" as group_id,
      "groupTier" as group_tier,
      COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,
      COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,
      j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,
      COALESCE("retryLimit", q.retry_limit) as retry_limit,
      COALESCE("retryDelay", q.retry_delay) as retry_delay,
      COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,
      COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
      q.policy,
      COALESCE("deadLetter", q.dead_letter) as dead_letter,
      COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
      COALESCE(blocked, false) as blocked,
      COALESCE(blocking, false) as blocking,
      COALESCE("pendingDependencies", 0) as pending_dependencies
    FROM (
      SELECT *,
        CASE
          WHEN (right("startAfter", 1) = 'Z' OR "startAfter" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN CAST("startAfter" as timestamp with time zone)
          ELSE pgboss.job_now() + CAST(COALESCE("startAfter",'0') as interval)
          END as start_after
      FROM json_to_recordset($7::text::json) as x (
        id uuid,
        priority integer,
        data jsonb,
        "startAfter" text,
        "retryLimit" integer,
        "retryDelay" integer,
        "retryDelayMax" integer,
        "retryBackoff" boolean,
        "singletonKey" text,
        "singletonSeconds" integer,
        "singletonOffset" integer,
        
        "groupId" text,
        "groupTier" text,
        "expireInSeconds" integer,
        "deleteAfterSeconds" integer,
        "retentionSeconds" integer,
        "deadLetter" text,
        "heartbeatSeconds" integer,
        blocked boolean,
        blocking boolean,
        "pendingDependencies" integer
      )
    ) j
    JOIN pgboss.queue q ON q.name = 'mail'
    ON CONFLICT DO NOTHING
    
  ) select
--> next
-- json, json, json, json, json, json, text -> 
with request as (insert into sent_request (id, kind, reference, locale, country, first_name, last_name, email, phone, postal_code, relation, helper, callback, call_by, call_asked_at, call_state, call_state_at, call_sequence, version, created_at, active_at) select id, kind, reference, locale, country, first_name, last_name, email, phone, postal_code, relation, helper, callback, call_by, call_asked_at, call_state, call_state_at, call_sequence, version, created_at, active_at from json_populate_recordset(null::sent_request, $1) ), own as (insert into secondary_consultation (id, respondent, doctor_kind, seen, said, seeks, seeks_more) select id, respondent, doctor_kind, seen, said, seeks, seeks_more from json_populate_recordset(null::secondary_consultation, $2) ), link as (insert into request_link (capability_hash, request_id, created_at) select capability_hash, request_id, created_at from json_populate_recordset(null::request_link, $3) ), mail as (insert into request_mail (id, request_id, capability, version, reminds_of, created_at) select id, request_id, capability, version, reminds_of, created_at from json_populate_recordset(null::request_mail, $4) ), consents as (insert into consent (id, subject_id, purpose, text_version, locale, given_at, withdrawn_at) select id, subject_id, purpose, text_version, locale, given_at, withdrawn_at from json_populate_recordset(null::consent, $5) ), trail as (insert into audit_entry (action, subject_id, reference, at) select action, subject_id, reference, at from json_populate_recordset(null::audit_entry, $6) ), mails as (
    INSERT INTO pgboss.job_common (
      id,
      name,
      data,
      priority,
      start_after,
      created_on,
      singleton_key,
      singleton_on,
      group_id,
      group_tier,
      expire_seconds,
      deletion_seconds,
      keep_until,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      policy,
      dead_letter,
      heartbeat_seconds,
      blocked,
      blocking,
      pending_dependencies
    )
    SELECT
      COALESCE(id, gen_random_uuid()) as id,
      'mail' as name,
      data,
      COALESCE(priority, 0) as priority,
      j.start_after,
      pgboss.job_now() as created_on,
      "singletonKey",
      CASE
        
        WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', pgboss.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))
        ELSE NULL
        END as singleton_on,
      "groupId" as group_id,
      "groupTier" as group_tier,
      COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,
      COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,
      j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,
      COALESCE("retryLimit", q.retry_limit) as retry_limit,
      COALESCE("retryDelay", q.retry_delay) as retry_delay,
      COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,
      COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
      q.policy,
      COALESCE("deadLetter", q.dead_letter) as dead_letter,
      COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
      COALESCE(blocked, false) as blocked,
      COALESCE(blocking, false) as blocking,
      COALESCE("pendingDependencies", 0) as pending_dependencies
    FROM (
      SELECT *,
        CASE
          WHEN (right("startAfter", 1) = 'Z' OR "startAfter" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN CAST("startAfter" as timestamp with time zone)
          ELSE pgboss.job_now() + CAST(COALESCE("startAfter",'0') as interval)
          END as start_after
      FROM json_to_recordset($7::text::json) as x (
        id uuid,
        priority integer,
        data jsonb,
        "startAfter" text,
        "retryLimit" integer,
        "retryDelay" integer,
        "retryDelayMax" integer,
        "retryBackoff" boolean,
        "singletonKey" text,
        "singletonSeconds" integer,
        "singletonOffset" integer,
        
        "groupId" text,
        "groupTier" text,
        "expireInSeconds" integer,
        "deleteAfterSeconds" integer,
        "retentionSeconds" integer,
        "deadLetter" text,
        "heartbeatSeconds" integer,
        blocked boolean,
        blocking boolean,
        "pendingDependencies" integer
      )
    ) j
    JOIN pgboss.queue q ON q.name = 'mail'
    ON CONFLICT DO NOTHING
    
  ) select
--> next
-- json, json, json, json, json, json, text -> 
with request as (insert into sent_request (id, kind, reference, locale, country, first_name, last_name, email, phone, postal_code, relation, helper, callback, call_by, call_asked_at, call_state, call_state_at, call_sequence, version, created_at, active_at) select id, kind, reference, locale, country, first_name, last_name, email, phone, postal_code, relation, helper, callback, call_by, call_asked_at, call_state, call_state_at, call_sequence, version, created_at, active_at from json_populate_recordset(null::sent_request, $1) ), own as (insert into trial_signup (id, trial_code, respondent, answers, questionnaire_version, reference, locale, country, first_name, last_name, email, phone, relation, helper, callback, call_by, created_at) select id, trial_code, respondent, answers, questionnaire_version, reference, locale, country, first_name, last_name, email, phone, relation, helper, callback, call_by, created_at from json_populate_recordset(null::trial_signup, $2) ), link as (insert into request_link (capability_hash, request_id, created_at) select capability_hash, request_id, created_at from json_populate_recordset(null::request_link, $3) ), mail as (insert into request_mail (id, request_id, capability, version, reminds_of, created_at) select id, request_id, capability, version, reminds_of, created_at from json_populate_recordset(null::request_mail, $4) ), consents as (insert into consent (id, subject_id, purpose, text_version, locale, given_at, withdrawn_at) select id, subject_id, purpose, text_version, locale, given_at, withdrawn_at from json_populate_recordset(null::consent, $5) ), trail as (insert into audit_entry (action, subject_id, reference, at) select action, subject_id, reference, at from json_populate_recordset(null::audit_entry, $6) ), mails as (
    INSERT INTO pgboss.job_common (
      id,
      name,
      data,
      priority,
      start_after,
      created_on,
      singleton_key,
      singleton_on,
      group_id,
      group_tier,
      expire_seconds,
      deletion_seconds,
      keep_until,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      policy,
      dead_letter,
      heartbeat_seconds,
      blocked,
      blocking,
      pending_dependencies
    )
    SELECT
      COALESCE(id, gen_random_uuid()) as id,
      'mail' as name,
      data,
      COALESCE(priority, 0) as priority,
      j.start_after,
      pgboss.job_now() as created_on,
      "singletonKey",
      CASE
        
        WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', pgboss.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))
        ELSE NULL
        END as singleton_on,
      "groupId" as group_id,
      "groupTier" as group_tier,
      COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,
      COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,
      j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,
      COALESCE("retryLimit", q.retry_limit) as retry_limit,
      COALESCE("retryDelay", q.retry_delay) as retry_delay,
      COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,
      COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
      q.policy,
      COALESCE("deadLetter", q.dead_letter) as dead_letter,
      COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
      COALESCE(blocked, false) as blocked,
      COALESCE(blocking, false) as blocking,
      COALESCE("pendingDependencies", 0) as pending_dependencies
    FROM (
      SELECT *,
        CASE
          WHEN (right("startAfter", 1) = 'Z' OR "startAfter" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN CAST("startAfter" as timestamp with time zone)
          ELSE pgboss.job_now() + CAST(COALESCE("startAfter",'0') as interval)
          END as start_after
      FROM json_to_recordset($7::text::json) as x (
        id uuid,
        priority integer,
        data jsonb,
        "startAfter" text,
        "retryLimit" integer,
        "retryDelay" integer,
        "retryDelayMax" integer,
        "retryBackoff" boolean,
        "singletonKey" text,
        "singletonSeconds" integer,
        "singletonOffset" integer,
        
        "groupId" text,
        "groupTier" text,
        "expireInSeconds" integer,
        "deleteAfterSeconds" integer,
        "retentionSeconds" integer,
        "deadLetter" text,
        "heartbeatSeconds" integer,
        blocked boolean,
        blocking boolean,
        "pendingDependencies" integer
      )
    ) j
    JOIN pgboss.queue q ON q.name = 'mail'
    ON CONFLICT DO NOTHING
    
  ) select
--> next
-- json, json, json -> 
with result as (
  update orientation_result set
    goals = coalesce(given.goals, orientation_result.goals),
    first_name = coalesce(given.first_name, orientation_result.first_name),
    email = coalesce(given.email, orientation_result.email),
    phone = coalesce(given.phone, orientation_result.phone),
    country = coalesce(given.country, orientation_result.country),
    callback = coalesce(given.callback, orientation_result.callback),
    call_by = coalesce(given.call_by, orientation_result.call_by),
    active_at = given.active_at
  from json_to_recordset($1) as given(
    id uuid, goals jsonb, first_name text, email text, phone text, country text, callback jsonb, call_by date,
    active_at timestamptz
  )
  where orientation_result.id = given.id), trail as (insert into audit_entry (action, subject_id, reference, at) select action, subject_id, reference, at from json_populate_recordset(null::audit_entry, $2) ), consents as (insert into consent (id, subject_id, purpose, text_version, locale, given_at, withdrawn_at) select id, subject_id, purpose, text_version, locale, given_at, withdrawn_at from json_populate_recordset(null::consent, $3) ) select
--> next
-- json, json, json, json, json, text -> 
with result as (
  update orientation_result set
    goals = coalesce(given.goals, orientation_result.goals),
    first_name = coalesce(given.first_name, orientation_result.first_name),
    email = coalesce(given.email, orientation_result.email),
    phone = coalesce(given.phone, orientation_result.phone),
    country = coalesce(given.country, orientation_result.country),
    callback = coalesce(given.callback, orientation_result.callback),
    call_by = coalesce(given.call_by, orientation_result.call_by),
    active_at = given.active_at
  from json_to_recordset($1) as given(
    id uuid, goals jsonb, first_name text, email text, phone text, country text, callback jsonb, call_by date,
    active_at timestamptz
  )
  where orientation_result.id = given.id), trail as (insert into audit_entry (action, subject_id, reference, at) select action, subject_id, reference, at from json_populate_recordset(null::audit_entry, $2) ), consents as (insert into consent (id, subject_id, purpose, text_version, locale, given_at, withdrawn_at) select id, subject_id, purpose, text_version, locale, given_at, withdrawn_at from json_populate_recordset(null::consent, $3) ), records as (insert into orientation_mail (id, result_id, locale, capability, created_at) select id, result_id, locale, capability, created_at from json_populate_recordset(null::orientation_mail, $4) ), mail_trail as (insert into audit_entry (action, subject_id, reference, at) select action, subject_id, reference, at from json_populate_recordset(null::audit_entry, $5) ), mails as (
    INSERT INTO pgboss.job_common (
      id,
      name,
      data,
      priority,
      start_after,
      created_on,
      singleton_key,
      singleton_on,
      group_id,
      group_tier,
      expire_seconds,
      deletion_seconds,
      keep_until,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      policy,
      dead_letter,
      heartbeat_seconds,
      blocked,
      blocking,
      pending_dependencies
    )
    SELECT
      COALESCE(id, gen_random_uuid()) as id,
      'mail' as name,
      data,
      COALESCE(priority, 0) as priority,
      j.start_after,
      pgboss.job_now() as created_on,
      "singletonKey",
      CASE
        
        WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', pgboss.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))
        ELSE NULL
        END as singleton_on,
      "groupId" as group_id,
      "groupTier" as group_tier,
      COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,
      COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,
      j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,
      COALESCE("retryLimit", q.retry_limit) as retry_limit,
      COALESCE("retryDelay", q.retry_delay) as retry_delay,
      COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,
      COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
      q.policy,
      COALESCE("deadLetter", q.dead_letter) as dead_letter,
      COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
      COALESCE(blocked, false) as blocked,
      COALESCE(blocking, false) as blocking,
      COALESCE("pendingDependencies", 0) as pending_dependencies
    FROM (
      SELECT *,
        CASE
          WHEN (right("startAfter", 1) = 'Z' OR "startAfter" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN CAST("startAfter" as timestamp with time zone)
          ELSE pgboss.job_now() + CAST(COALESCE("startAfter",'0') as interval)
          END as start_after
      FROM json_to_recordset($6::text::json) as x (
        id uuid,
        priority integer,
        data jsonb,
        "startAfter" text,
        "retryLimit" integer,
        "retryDelay" integer,
        "retryDelayMax" integer,
        "retryBackoff" boolean,
        "singletonKey" text,
        "singletonSeconds" integer,
        "singletonOffset" integer,
        
        "groupId" text,
        "groupTier" text,
        "expireInSeconds" integer,
        "deleteAfterSeconds" integer,
        "retentionSeconds" integer,
        "deadLetter" text,
        "heartbeatSeconds" integer,
        blocked boolean,
        blocking boolean,
        "pendingDependencies" integer
      )
    ) j
    JOIN pgboss.queue q ON q.name = 'mail'
    ON CONFLICT DO NOTHING
    
  ) select
--> next
-- json, json, json, json, json, text, json -> 
with result as (
  update orientation_result set
    goals = coalesce(given.goals, orientation_result.goals),
    first_name = coalesce(given.first_name, orientation_result.first_name),
    email = coalesce(given.email, orientation_result.email),
    phone = coalesce(given.phone, orientation_result.phone),
    country = coalesce(given.country, orientation_result.country),
    callback = coalesce(given.callback, orientation_result.callback),
    call_by = coalesce(given.call_by, orientation_result.call_by),
    active_at = given.active_at
  from json_to_recordset($1) as given(
    id uuid, goals jsonb, first_name text, email text, phone text, country text, callback jsonb, call_by date,
    active_at timestamptz
  )
  where orientation_result.id = given.id), trail as (insert into audit_entry (action, subject_id, reference, at) select action, subject_id, reference, at from json_populate_recordset(null::audit_entry, $2) ), consents as (insert into consent (id, subject_id, purpose, text_version, locale, given_at, withdrawn_at) select id, subject_id, purpose, text_version, locale, given_at, withdrawn_at from json_populate_recordset(null::consent, $3) ), records as (insert into orientation_mail (id, result_id, locale, capability, created_at) select id, result_id, locale, capability, created_at from json_populate_recordset(null::orientation_mail, $4) ), mail_trail as (insert into audit_entry (action, subject_id, reference, at) select action, subject_id, reference, at from json_populate_recordset(null::audit_entry, $5) ), mails as (
    INSERT INTO pgboss.job_common (
      id,
      name,
      data,
      priority,
      start_after,
      created_on,
      singleton_key,
      singleton_on,
      group_id,
      group_tier,
      expire_seconds,
      deletion_seconds,
      keep_until,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      policy,
      dead_letter,
      heartbeat_seconds,
      blocked,
      blocking,
      pending_dependencies
    )
    SELECT
      COALESCE(id, gen_random_uuid()) as id,
      'mail' as name,
      data,
      COALESCE(priority, 0) as priority,
      j.start_after,
      pgboss.job_now() as created_on,
      "singletonKey",
      CASE
        
        WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', pgboss.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))
        ELSE NULL
        END as singleton_on,
      "groupId" as group_id,
      "groupTier" as group_tier,
      COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,
      COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,
      j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,
      COALESCE("retryLimit", q.retry_limit) as retry_limit,
      COALESCE("retryDelay", q.retry_delay) as retry_delay,
      COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,
      COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
      q.policy,
      COALESCE("deadLetter", q.dead_letter) as dead_letter,
      COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
      COALESCE(blocked, false) as blocked,
      COALESCE(blocking, false) as blocking,
      COALESCE("pendingDependencies", 0) as pending_dependencies
    FROM (
      SELECT *,
        CASE
          WHEN (right("startAfter", 1) = 'Z' OR "startAfter" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN CAST("startAfter" as timestamp with time zone)
          ELSE pgboss.job_now() + CAST(COALESCE("startAfter",'0') as interval)
          END as start_after
      FROM json_to_recordset($6::text::json) as x (
        id uuid,
        priority integer,
        data jsonb,
        "startAfter" text,
        "retryLimit" integer,
        "retryDelay" integer,
        "retryDelayMax" integer,
        "retryBackoff" boolean,
        "singletonKey" text,
        "singletonSeconds" integer,
        "singletonOffset" integer,
        
        "groupId" text,
        "groupTier" text,
        "expireInSeconds" integer,
        "deleteAfterSeconds" integer,
        "retentionSeconds" integer,
        "deadLetter" text,
        "heartbeatSeconds" integer,
        blocked boolean,
        blocking boolean,
        "pendingDependencies" integer
      )
    ) j
    JOIN pgboss.queue q ON q.name = 'mail'
    ON CONFLICT DO NOTHING
    
  ), places as (delete from call_place using json_to_recordset($7) as given(subject_id uuid, country text, starts_at timestamptz)
      where call_place.subject_id = given.subject_id and (call_place.country, call_place.starts_at) is distinct from (given.country, given.starts_at)) select
--> next
-- json, json, json -> 
with result as (insert into orientation_result (id, capability_hash, reference, user_type, locale, instrument_id, instrument_version, answers, goals, first_name, email, phone, country, callback, call_by, created_at, active_at) select id, capability_hash, reference, user_type, locale, instrument_id, instrument_version, answers, goals, first_name, email, phone, country, callback, call_by, created_at, active_at from json_populate_recordset(null::orientation_result, $1) ), consents as (insert into consent (id, subject_id, purpose, text_version, locale, given_at, withdrawn_at) select id, subject_id, purpose, text_version, locale, given_at, withdrawn_at from json_populate_recordset(null::consent, $2) ), trail as (insert into audit_entry (action, subject_id, reference, at) select action, subject_id, reference, at from json_populate_recordset(null::audit_entry, $3) ) select
--> next
-- json -> 
with seen as (insert into study_seen (code, is_open, opened_at) select code, is_open, opened_at from json_populate_recordset(null::study_seen, $1) on conflict (code) do update set is_open = excluded.is_open, opened_at = excluded.opened_at) select
--> next
-- json, json -> 
with session as (insert into staff_session (id, staff_id, created_at, ended_at, ended_because) select id, staff_id, created_at, ended_at, ended_because from json_populate_recordset(null::staff_session, $1) ), token as (insert into refresh_token (token_hash, session_id, created_at, used_at) select token_hash, session_id, created_at, used_at from json_populate_recordset(null::refresh_token, $2) ) select
--> next
--  -> 
with t0 as (delete from idempotency_key where false), t1 as (delete from sent_request where false), t2 as (delete from trial_signup where false), t3 as (delete from orientation_result where false), t4 as (delete from contact where false), t5 as (delete from consent where false), t6 as (delete from audit_entry where false), t7 as (delete from pgboss.job where false) select
--> next
-- json -> 
with trail as (insert into audit_entry (action, subject_id, reference, at) select action, subject_id, reference, at from json_populate_recordset(null::audit_entry, $1) ) select
--> next
-- json, json -> 
with trail as (insert into audit_entry (action, subject_id, reference, at) select action, subject_id, reference, at from json_populate_recordset(null::audit_entry, $1) ), reminders as (insert into mail_stop (mailbox, letter, at)
           select mailbox, letter, at from json_to_recordset($2) as given(mailbox text, letter text, at timestamptz)
           on conflict do nothing) select
--> next
-- timestamp with time zone, text, text, timestamp with time zone -> 
with used as (
      update "refresh_token" set used_at = $1
      where token_hash = $2 and used_at is null
      returning session_id
    )
    insert into "refresh_token" (token_hash, session_id, created_at)
    select $3, session_id, $4::timestamptz from used

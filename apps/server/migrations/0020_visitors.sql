CREATE TABLE "scan_visitor" (
	"account_id" bigint NOT NULL,
	"qr_code_id" text NOT NULL,
	"day" date NOT NULL,
	"visitor" "bytea" NOT NULL,
	CONSTRAINT "scan_visitor_account_id_qr_code_id_day_visitor_pk" PRIMARY KEY("account_id","qr_code_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "scan_visitor_day" (
	"account_id" bigint NOT NULL,
	"qr_code_id" text NOT NULL,
	"day" date NOT NULL,
	"visitors" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "scan_visitor_day_account_id_qr_code_id_day_pk" PRIMARY KEY("account_id","qr_code_id","day")
);
--> statement-breakpoint
INSERT INTO "scan_visitor_day" ("account_id", "qr_code_id", "day", "visitors")
SELECT "account_id", CASE WHEN grouping("qr_code_id") = 1 THEN '' ELSE "qr_code_id" END, "day", count(DISTINCT "visitor")
FROM (
	SELECT s."account_id", s."qr_code_id", (s."at" AT TIME ZONE a."zone")::date AS "day", s."visitor"
	FROM "scan" s JOIN "account" a ON a."id" = s."account_id"
	WHERE NOT s."machine" AND s."at" >= now() - interval '90 days' AND s."at" < (SELECT "until" FROM "scan_rollup" WHERE "id" = 1)
) seen
GROUP BY GROUPING SETS (("account_id", "qr_code_id", "day"), ("account_id", "day"));
--> statement-breakpoint
INSERT INTO "scan_visitor" ("account_id", "qr_code_id", "day", "visitor")
SELECT s."account_id", named."code", (s."at" AT TIME ZONE a."zone")::date, s."visitor"
FROM "scan" s JOIN "account" a ON a."id" = s."account_id" CROSS JOIN LATERAL (VALUES (s."qr_code_id"), ('')) AS named("code")
WHERE NOT s."machine" AND s."at" >= now() - interval '4 days' AND s."at" < (SELECT "until" FROM "scan_rollup" WHERE "id" = 1)
ON CONFLICT DO NOTHING;

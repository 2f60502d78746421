CREATE TABLE "wechat_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);

-- Vouchers of former versions have no title: the packs of their order, as `namesOf` in vouchers.ts writes them.
UPDATE "coupons" SET "title_es" = "packs"."names_es", "title_en" = "packs"."names_en"
FROM (
	SELECT "order_id",
		string_agg("name_es" || CASE WHEN "quantity" > 1 THEN ' × ' || "quantity" ELSE '' END, ', ' ORDER BY "id") AS "names_es",
		string_agg("name_en" || CASE WHEN "quantity" > 1 THEN ' × ' || "quantity" ELSE '' END, ', ' ORDER BY "id") AS "names_en"
	FROM "order_items"
	GROUP BY "order_id"
) AS "packs"
WHERE "coupons"."order_id" = "packs"."order_id" AND "coupons"."origin" = 'voucher' AND "coupons"."title_es" = '';

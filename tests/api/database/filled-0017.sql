-- Rows of the version whose last migration is 0017: mails of every kind, waiting and sent, and what they are about.
insert into sources (id, position, name_es, name_en) values (1, 1, '', '');

insert into users (id, email, first_name, last_name, phone, birth_date, language, source_id, personal_promo_code, password_hash, created_at, deleted_at)
overriding system value values
  (15, 'ana@example.com', 'Ana', 'García', '600123456', '1970-01-01', 'es', 1, 'ANA-1', '', '2026-01-01T10:00:00Z', null),
  (17, 'deleted-17@deleted.invalid', '', '', '', '1970-01-01', 'en', 1, 'X-1', '', '2026-01-01T10:00:00Z', '2026-03-02T10:10:00.010Z');

insert into orders (id, locator, user_id, status, category_id, kind, is_business, is_on_account, language, process_type, items, pickup, delivery, transport, base_transport, items_vat, transport_vat, total, paid, refunds_total, content_hash, created_at)
overriding system value values
  (11, 'AAAA111', 15, 40, 2, 'normal', false, false, 'es', 'reserve_order', 1000, 0, 0, 0, 0, 174, 0, 1000, 1000, 0, 'a', '2026-03-01T10:00:00Z'),
  (16, 'BBBB222', 15, 60, 2, 'normal', false, false, 'es', 'reserve_order', 1000, 0, 0, 0, 0, 174, 0, 1000, 1000, 1000, 'b', '2026-03-01T10:00:00Z');

insert into order_changes (id, order_id, process_type, status, items, incidents, due, solves, content_hash, created_at)
overriding system value values (12, 11, 'add_items', 'applied', 500, 0, 0, false, 'c', '2026-03-01T11:00:00Z');

insert into order_steps (id, order_id, status, at) overriding system value values
  (21, 11, 40, '2026-03-02T10:01:00.001Z'),
  (22, 11, 45, '2026-03-02T10:02:00.002Z'),
  (23, 11, 40, '2026-03-02T10:03:00.003Z');

insert into order_incidents (id, order_id, kind, description_es, description_en, missing_items, created_at, answer, solved_at)
overriding system value values
  (51, 11, 'garments', '', '', '[{"product_id": 1, "qty": 1}]', '2026-03-01T12:00:00Z', 'return', '2026-03-02T10:04:00.004Z');

insert into payments (id, order_id, process_type, amount, status, captured, created_at, next_check_at)
overriding system value values (61, 16, 'reserve_order', 1000, 'succeeded', 1000, '2026-03-01T10:00:00Z', '2026-03-01T10:00:00Z');

insert into refunds (id, payment_id, order_id, amount, reason, cause_id, status, next_attempt_at, created_at)
overriding system value values
  (13, 61, 16, 400, 'late', 61, 'done', '2026-03-01T10:00:00Z', '2026-03-01T10:00:00Z'),
  (18, 61, 16, 600, 'cancellation', 16, 'done', '2026-03-01T10:00:00Z', '2026-03-01T10:00:00Z');

insert into contact_messages (id, type, language, name, email, subject, request_hash, created_at)
overriding system value values (14, 'hello', 'en', 'Eva', 'eva@example.com', 'Hello', 'd', '2026-03-01T10:00:00Z');

insert into account_links (id, user_id, purpose, email, created_at, expires_at) values
  ('11111111-1111-4111-8111-111111111111', 15, 'confirm-email', 'ana@example.com', '2026-03-01T10:00:00Z', '2026-03-08T10:00:00Z'),
  ('22222222-2222-4222-8222-222222222222', 15, 'change-email', 'ana@new.example', '2026-03-02T10:00:00Z', '2026-03-03T10:00:00Z');

insert into account_audit (id, user_id, event, created_at) overriding system value values
  (31, 15, 'password-changed', '2026-03-02T10:05:00.005Z'),
  (32, 15, 'password-set', '2026-03-02T10:06:00.006Z'),
  (33, 15, 'email-change-requested', '2026-03-02T10:07:00.007Z'),
  (34, 15, 'email-changed', '2026-03-02T10:08:00.008Z'),
  (35, 17, 'account-deleted', '2026-03-02T10:10:00.010Z');

insert into coupons (id, code, origin, kind, amount, owner_id, order_id, created_at)
overriding system value values (41, 'AMIGO1', 'reward', 'amount', 600, 15, 16, '2026-03-02T10:09:00.009Z');

insert into order_items (id, order_id, product_id, category_id, quantity, price, line_total, name_es, name_en, category_es, category_en)
overriding system value values
  (71, 16, 701, 11, 1, 400, 400, 'Bono 10 camisas', '10-shirt bundle', 'Bonos', 'Bundles'),
  (72, 16, 700, 11, 2, 300, 600, 'Bono 5 camisas', '5-shirt bundle', 'Bonos', 'Bundles');
insert into coupons (id, code, origin, kind, amount, owner_id, order_id, max_uses, created_at)
overriding system value values (42, 'BONO1', 'voucher', 'amount', 50, 15, 16, 20, '2026-03-01T10:00:00Z');

insert into mail_outbox (id, kind, user_id, link_id, order_id, change_id, refund_id, order_status, contact_message_id, details, language, status, attempts, next_attempt_at, created_at, sent_at)
overriding system value values
  (1, 'order-confirmation', null, null, 11, null, null, null, null, null, 'es', 'sent', 1, '2026-03-01T10:01:00Z', '2026-03-01T10:00:00Z', '2026-03-01T10:00:02Z'),
  (2, 'order-change', null, null, 11, 12, null, null, null, null, 'es', 'waiting', 0, '2026-03-01T11:00:00Z', '2026-03-01T11:00:00Z', null),
  (3, 'order-payment-failed', null, null, 16, null, null, null, null, null, 'es', 'waiting', 3, '2026-03-01T11:00:00Z', '2026-03-01T11:00:00Z', null),
  (4, 'order-refund', null, null, 16, null, 13, null, null, null, 'es', 'sent', 1, '2026-03-01T10:01:00Z', '2026-03-01T10:00:00Z', '2026-03-01T10:00:02Z'),
  (5, 'order-refund', null, null, 16, null, 18, null, null, null, 'es', 'waiting', 0, '2026-03-01T10:01:00Z', '2026-03-01T10:00:00Z', null),
  (6, 'order-progress', null, null, 11, null, null, 40, null, null, 'es', 'sent', 1, '2026-03-02T10:01:00Z', '2026-03-02T10:01:00.001Z', '2026-03-02T10:01:02Z'),
  (7, 'order-progress', null, null, 11, null, null, 45, null, null, 'es', 'given-up', 60, '2026-03-02T10:02:00Z', '2026-03-02T10:02:00.002Z', null),
  (8, 'order-progress', null, null, 11, null, null, 40, null, null, 'es', 'waiting', 0, '2026-03-02T10:03:00Z', '2026-03-02T10:03:00.003Z', null),
  (9, 'order-progress', null, null, 11, null, null, 20, null, null, 'es', 'waiting', 0, '2026-03-02T10:04:00Z', '2026-03-02T10:04:00.004Z', null),
  (10, 'contact-request', null, null, null, null, null, null, 14, null, 'en', 'sent', 1, '2026-03-01T10:01:00Z', '2026-03-01T10:00:00Z', '2026-03-01T10:00:02Z'),
  (11, 'contact-confirmation', null, null, null, null, null, null, 14, null, 'en', 'waiting', 0, '2026-03-01T10:00:00Z', '2026-03-01T10:00:00Z', null),
  (12, 'account-welcome', 15, '11111111-1111-4111-8111-111111111111', null, null, null, null, null, null, 'es', 'sent', 1, '2026-03-01T10:01:00Z', '2026-03-01T10:00:00Z', '2026-03-01T10:00:02Z'),
  (13, 'account-confirm-email', 15, '22222222-2222-4222-8222-222222222222', null, null, null, null, null, null, 'es', 'waiting', 0, '2026-03-02T10:00:00Z', '2026-03-02T10:00:00Z', null),
  (14, 'account-forgot-password', null, null, null, null, null, null, null, '{"to": "ana@example.com"}', 'es', 'waiting', 0, '2026-03-02T10:00:00Z', '2026-03-02T10:00:00Z', null),
  (15, 'account-log-in-link', null, null, null, null, null, null, null, '{"to": "nobody@example.com"}', 'es', 'waiting', 0, '2026-03-02T10:00:00Z', '2026-03-02T10:00:00Z', null),
  (16, 'account-password-changed', 15, null, null, null, null, null, null, null, 'es', 'sent', 1, '2026-03-02T10:05:00Z', '2026-03-02T10:05:00.005Z', '2026-03-02T10:05:02Z'),
  (17, 'account-password-changed', 15, null, null, null, null, null, null, null, 'es', 'waiting', 0, '2026-03-02T10:06:00Z', '2026-03-02T10:06:00.006Z', null),
  (18, 'account-email-change-requested', 15, null, null, null, null, null, null, '{"newEmail": "ana@new.example"}', 'es', 'waiting', 0, '2026-03-02T10:07:00Z', '2026-03-02T10:07:00.007Z', null),
  (19, 'account-email-changed', 15, null, null, null, null, null, null, '{"to": "ana@old.example", "newEmail": "ana@example.com", "isOldAddress": "1"}', 'es', 'waiting', 0, '2026-03-02T10:08:00Z', '2026-03-02T10:08:00.008Z', null),
  (20, 'account-email-changed', 15, null, null, null, null, null, null, '{"to": "ana@example.com", "newEmail": "ana@example.com"}', 'es', 'waiting', 0, '2026-03-02T10:08:00Z', '2026-03-02T10:08:00.008Z', null),
  (21, 'account-referral-earned', 15, null, null, null, null, null, null, '{"amount": "600", "code": "AMIGO1"}', 'es', 'waiting', 0, '2026-03-02T10:09:00Z', '2026-03-02T10:09:00.009Z', null),
  (22, 'account-deleted', 17, null, null, null, null, null, null, '{"to": "eva@example.com", "firstName": "Eva"}', 'en', 'waiting', 0, '2026-03-02T10:10:00Z', '2026-03-02T10:10:00.010Z', null),
  -- Without a step, and a second mail of one event: they have no cause of their own.
  (23, 'order-progress', null, null, 11, null, null, 10, null, null, 'es', 'sent', 1, '2026-03-01T10:01:00Z', '2026-03-01T10:00:00Z', '2026-03-01T10:00:02Z'),
  (24, 'account-password-changed', 15, null, null, null, null, null, null, null, 'es', 'waiting', 0, '2026-03-02T10:05:00Z', '2026-03-02T10:05:00.005Z', null);

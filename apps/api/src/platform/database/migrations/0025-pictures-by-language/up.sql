-- Pictures with words in them have one for each language; where there is none, the common one stands.
ALTER TABLE slider_text ADD COLUMN picture text;
ALTER TABLE promotion_text ADD COLUMN thumbnail text;

-- The house's own pictures have been drawn in Bangla, too.
UPDATE slider_text t SET picture = replace(s.picture, '.svg', '.bn.svg')
  FROM slider s WHERE s.id = t.slider_id AND t.language = 'bn' AND s.picture LIKE '/storage/banners/%.svg';
UPDATE promotion_text t SET thumbnail = replace(p.thumbnail, '.svg', '.bn.svg')
  FROM promotion p WHERE p.id = t.promotion_id AND t.language = 'bn'
    AND p.thumbnail LIKE '/storage/promotions/%.svg';

// How many encrypted values of a kind need a key.
// Sample: {"kind": "gadget_token", "key": "k"}
// Include: sealed-values
WITH sealed
WHERE sealed STARTS WITH $call.key + '.'
RETURN count(*) AS count

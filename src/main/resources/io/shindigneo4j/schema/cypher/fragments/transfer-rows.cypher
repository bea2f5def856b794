// The rows of a batch, by their positions.
UNWIND range(0, size($call.rows) - 1) AS position
WITH position, $call.rows[position] AS row

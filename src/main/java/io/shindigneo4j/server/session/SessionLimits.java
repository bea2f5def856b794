package io.shindigneo4j.server.session;

import io.shindigneo4j.server.execution.CypherLimits;
import java.time.Duration;

/**
 * The limits of a client's requests.
 *
 * @param timeout the longest that a request or a transaction may take, whatever it asks for
 * @param records the most records of one answer that is not sent in chunks
 * @param bytes the most that these may take, about
 * @param requestBytes the most that requests of all connections may have together that are not done
 * @param requestsInFlight the most requests and open transactions of one connection
 * @param openTransactions the most of these that may be transactions
 * @param transactionsOfUser the most open transactions and streams of one user
 * @param transactionsInAll the most of all users together
 * @param largeAnswers how many answers are made at a time that are larger than one chunk
 * @param cypher of texts that clients send
 * @param patience how long a client may leave a stream of records without asking for more, or
 *     answers unread while work waits for that
 */
public record SessionLimits(
    Duration timeout,
    int records,
    long bytes,
    long requestBytes,
    int requestsInFlight,
    int openTransactions,
    int transactionsOfUser,
    int transactionsInAll,
    int largeAnswers,
    CypherLimits cypher,
    Duration patience) {}

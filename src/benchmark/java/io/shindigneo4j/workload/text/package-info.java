/** Names and texts, from what Datafaker has. */
package io.shindigneo4j.workload.text;

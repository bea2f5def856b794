/**
 * The operator's command, {@code shindig-neo4j}: one entry for all commands.
 *
 * <p>May use {@code audit}, {@code driver}, {@code schema}, {@code opensocial.backup}, {@code
 * opensocial.configuration}, {@code opensocial.execution}, {@code opensocial.gadgetoauth}, {@code
 * opensocial.oauth}, {@code opensocial.sample}, {@code opensocial.sealed}, {@code
 * opensocial.transfer}, {@code web.audit}, {@code web.doctor}, {@code web.schema}, {@code
 * web.token}, Shindig's exception for failures, and picocli. A new command is a class, and a line
 * in {@link io.shindigneo4j.web.command.OperatorCommand}.
 */
package io.shindigneo4j.web.command;

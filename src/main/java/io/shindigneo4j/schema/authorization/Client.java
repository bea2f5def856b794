package io.shindigneo4j.schema.authorization;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import java.util.List;

/**
 * A client of our OAuth servers.
 *
 * @param secretHash of its secret; null for a public client
 * @param sealedSecret its secret for signatures, encrypted; null if it has none
 * @param publicKey for RSA signatures, as PEM; null if it has none
 */
public record Client(
    @Description("its id") String id,
    @Description("what people see") String name,
    @Description("whether it can keep a secret") ClientKind kind,
    @MayBeAbsent @Description("the hash of its secret") String secretHash,
    @MayBeAbsent @Description("its secret for signatures, encrypted") String sealedSecret,
    @MayBeAbsent @Description("its key for signatures, as PEM") String publicKey,
    @Description("the only addresses that codes are sent to") List<String> redirectUris,
    @Description("the ways in which it may get tokens") List<GrantType> grantTypes,
    @Description("the most that it may ask for") List<String> scopes,
    @Description("whether it may do anything") boolean enabled,
    @Description("when it was registered, in milliseconds since 1970") long created) {}
